export { face } from "../generic";
