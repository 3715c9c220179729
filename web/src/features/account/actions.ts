/** Everything that is done to an account comes once somebody does it. */
export const bringActions = () => import("../../session/actions.ts");
