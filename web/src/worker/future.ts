/** Where Workbox writes down when what was put away (`workbox-expiration`). */
const DATABASE = "workbox-expiration";
const STORE = "cache-entries";

/**
 * The newest entries stay, and the device's clock says which they are. What was put away while it was ahead would stay in
 * place of all that comes after it, until the clock has caught up: it counts as put away now.
 */
export async function forgetFuture(now: number): Promise<void> {
  const database = await new Promise<IDBDatabase>((done, fail) => {
    const opening = indexedDB.open(DATABASE);
    // It is Workbox's to make: one that was made here would be empty for good.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
  try {
    await new Promise<void>((done, fail) => {
      const transaction = database.transaction(STORE, "readwrite");
      transaction.oncomplete = () => done();
      transaction.onabort = () => fail(transaction.error);
      const ahead = IDBKeyRange.lowerBound(now, true);
      const reading = transaction.objectStore(STORE).index("timestamp").openCursor(ahead);
      reading.onsuccess = () => {
        const cursor = reading.result;
        if (!cursor) return;
        cursor.update({ ...cursor.value, timestamp: now });
        cursor.continue();
      };
    });
  } finally {
    database.close();
  }
}
