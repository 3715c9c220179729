/** What a provider remembers, in memory, so that it outlives the provider itself. Goes by the interface of `oidc-provider`. */
export function newStorage() {
  const entries = new Map();

  return class Storage {
    constructor(model) {
      this.model = model;
    }

    key(id) {
      return `${this.model}:${id}`;
    }

    async upsert(id, payload, expiresIn) {
      entries.set(this.key(id), { payload, expires: Date.now() + (expiresIn ?? 3600) * 1000 });
    }

    async find(id) {
      const { payload, expires } = entries.get(this.key(id)) ?? {};
      return payload && expires > Date.now() ? payload : undefined;
    }

    async findByUid(uid) {
      return this.first((payload) => payload.uid === uid);
    }

    async findByUserCode(userCode) {
      return this.first((payload) => payload.userCode === userCode);
    }

    async first(isIt) {
      const own = [...entries].filter(([key, { payload }]) => key.startsWith(`${this.model}:`) && isIt(payload));
      return own[0]?.[1].payload;
    }

    async consume(id) {
      const entry = entries.get(this.key(id));
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id) {
      entries.delete(this.key(id));
    }

    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    }
  };
}
