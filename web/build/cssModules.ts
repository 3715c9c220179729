import type { CSSModulesOptions } from "vite";

/** Class names are in the script, the styles and every page: short ones. Both halves must agree on them. */
export const cssModules: CSSModulesOptions = {
  localsConvention: "camelCaseOnly",
  generateScopedName: "[hash:base64:5]",
};
