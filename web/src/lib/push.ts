/** Push messages to this browser: asking for them, and ending them. */

export interface Subscribed {
  address: string;
  keys: { p256dh: string; auth: string };
}

const WORKER = "/push-worker.js";

/** Whether this browser can be reached while the page is closed; only where the page came by a safe connection. */
export const canPush = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The address at which this browser is reached just now, if it is. */
export async function pushAddress(): Promise<string> {
  if (!canPush()) return "";
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription())?.endpoint ?? "";
}

/** Asks the player and the browser; null if either says no. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  try {
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { p256dh, auth } = made.toJSON().keys as { p256dh: string; auth: string };
    return { address: made.endpoint, keys: { p256dh, auth } };
  } catch {
    return null; // the browser's own service cannot be reached
  }
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
