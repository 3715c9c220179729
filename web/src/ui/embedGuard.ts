import type { ComponentType } from "react";

/** What stands in place of a player until somebody says that it may be loaded. */
export type EmbedQuestionProps = {
  /** The player's address. */
  embedSrc: string;
  /** Where the same is on its own site. */
  href: string;
  onAllow: () => void;
};

/** Stands before players of other sites, which learn of whoever loads them. */
export type EmbedGuard = {
  isAllowed: () => boolean;
  /** Comes with its words when it is needed: most have answered before. */
  bringQuestion: () => Promise<ComponentType<EmbedQuestionProps>>;
};

/** Our own files tell nobody. */
export function isOurs(address: string): boolean {
  return new URL(address, location.href).origin === location.origin;
}
