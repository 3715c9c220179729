import type { AccreditationStatus } from "../../../api/fan.ts";
import { withQuery } from "../../../app/paths.ts";
import { pressPaths } from "../../../app/pressPaths.ts";

export const STATES: AccreditationStatus[] = ["pending", "accepted", "refused"];

/** What of the inbox is looked at, as its address says. */
export interface InboxView {
  status: AccreditationStatus;
  page: number;
  /** The reference of the one that is open. */
  request?: string | undefined;
}

const REFERENCE = /^[\w-]{1,40}$/;

export function parseInboxView(query: URLSearchParams): InboxView {
  const page = Number(query.get("page"));
  const request = query.get("request") ?? "";
  return {
    status: STATES.find((status) => status === query.get("tab")) ?? "pending",
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
    request: REFERENCE.test(request) ? request : undefined,
  };
}

/** The server has one page for all of them: which request is open only the browser knows. */
export function hrefOfInbox({ status, page, request }: InboxView): string {
  const list = withQuery(pressPaths.accreditationInbox(), {
    tab: status === "pending" ? undefined : status,
    page: page > 1 ? page : undefined,
  });
  if (!request) return list;
  return `${list}${list.includes("?") ? "&" : "?"}request=${encodeURIComponent(request)}`;
}
