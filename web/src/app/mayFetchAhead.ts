import { mayPrefetch } from "./prefetch.ts";

/** Whether what nobody has asked for yet may be fetched: not where somebody saves data, or has little of it. */
export const mayFetchAhead = () => mayPrefetch((navigator as { connection?: Connection }).connection);

type Connection = Parameters<typeof mayPrefetch>[0];
