// What browsers get in place of a worker that was withdrawn: it takes over, throws away what was kept, and is gone.
addEventListener("install", (event) => event.waitUntil(skipWaiting()));
// Chromium puts off a wish from before it was installed until the one in charge has been idle for half a minute.
const asking = setInterval(skipWaiting, 500);
// Whoever presses "update" says so, too.
addEventListener("message", (event) => event.waitUntil(skipWaiting()));
addEventListener("activate", (event) => {
  clearInterval(asking);
  event.waitUntil(leave());
});

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await forgetAddresses();
  await registration.unregister();
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url);
}

// Workbox wrote down what was kept, and when. Where that cannot be thrown away yet, the browser does so a little later.
function forgetAddresses() {
  return new Promise((done) => {
    const going = indexedDB.deleteDatabase("workbox-expiration");
    going.onsuccess = going.onblocked = going.onerror = done;
  }).catch(() => undefined);
}
