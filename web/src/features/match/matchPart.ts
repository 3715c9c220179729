import type { MatchStatic } from "../../api/wire.ts";
import type { MatchAddress } from "./matchAddress.ts";

/** What a part of the page is told of its match. */
export interface MatchPartProps {
  address: MatchAddress;
  match: MatchStatic;
}
