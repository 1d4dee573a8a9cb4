/* Shows the notices that the server sends while no table is open, and goes to the table when one is clicked. */

self.addEventListener("push", (event) => {
  const { title, body, url, table } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: table, icon: "/icon.svg", data: { url } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data.url);
  event.waitUntil(show(pathname));
});

/** A window that shows the table already comes to the front; otherwise a new one is opened. */
async function show(path) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((window) => new URL(window.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}
