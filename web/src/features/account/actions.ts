/** Everything that is done to an account comes once somebody does it. */
export const bringActions = () => import("../../session/actions.ts");

/** With what else is a fan's own. */
export const bringOwn = async () => (await bringActions()).ownThings;
