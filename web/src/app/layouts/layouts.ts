import type { ComponentType } from "react";
import { DefaultLayout } from "./DefaultLayout.tsx";
import { HomeLayout } from "./HomeLayout.tsx";
import { ProfileLayout } from "./ProfileLayout.tsx";
import { StaticLayout } from "./StaticLayout.tsx";

export type LayoutName = "default" | "home" | "profile" | "static";

export const LAYOUTS: Record<LayoutName, ComponentType> = {
  default: DefaultLayout,
  home: HomeLayout,
  profile: ProfileLayout,
  static: StaticLayout,
};
