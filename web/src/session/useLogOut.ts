import { askForNew } from "../app/outdated.ts";
import { useSessionSite } from "./sessionSite.ts";

/** Signs out; who cannot be reached for it stays as they are. */
export function useLogOut(): () => void {
  const site = useSessionSite();
  return () => {
    import("./actions.ts").then(({ logOut }) => logOut(site)).catch(askForNew);
  };
}
