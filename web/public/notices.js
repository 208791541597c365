// The service worker: shows what the server pushes, and opens the table when it is clicked. It keeps nothing and sees no page.

addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

function show({ title = "Farshore", text = "", path = "/", language = "" }) {
  return registration.showNotification(title, { body: text, lang: language, tag: path, data: path, icon: "/notice.png" });
}

/** Go to the table: to a window that shows it, or has any page of ours, or a new one. */
async function open(path) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === url.pathname);
  await (there ? there.focus() : clients.openWindow(url.href));
}

/** Tell the server where this browser is reached from now on. */
async function renew(event) {
  const options = event.oldSubscription?.options;
  const found = event.newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
  if (!found) return;
  const { endpoint: address, keys } = found.toJSON();
  const body = JSON.stringify({ address, p256dh: keys.p256dh, auth: keys.auth });
  await fetch("/api/me/notices/push", { method: "POST", headers: { "content-type": "application/json" }, body });
}
