/** What Workbox keeps in a database, in memory: when what was put away. */
const stamps = new Map<string, Map<string, number>>();

export class CacheExpiration {
  private readonly own: Map<string, number>;

  constructor(
    private readonly name: string,
    private readonly limits: { maxEntries: number; maxAgeSeconds: number },
  ) {
    this.own = stamps.get(name) ?? new Map();
    stamps.set(name, this.own);
  }

  async updateTimestamp(key: string) {
    this.own.delete(key);
    this.own.set(key, Date.now());
  }

  async expireEntries() {
    const oldest = Date.now() - this.limits.maxAgeSeconds * 1_000;
    const newestFirst = [...this.own].reverse();
    const gone = newestFirst.filter(([, at], index) => at < oldest || index >= this.limits.maxEntries);
    const cache = await caches.open(this.name);
    for (const [key] of gone) {
      this.own.delete(key);
      await cache.delete(key);
    }
  }

  async delete() {
    this.own.clear();
  }
}
