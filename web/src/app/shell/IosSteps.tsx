import { BrandMark } from "../../ui/BrandMark.tsx";
import { Stroke } from "../../ui/Icon.tsx";
import { useTexts } from "../SiteContext.tsx";
import styles from "./shell.module.css";

/** From Lucide: share, square-plus. */
const SHARE = "M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8";
const ADD = "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 12h8M12 8v8";

/** Where the browser offers nothing: how it is done by hand. */
export function IosSteps() {
  const { shell } = useTexts();
  return (
    <ol className={styles.steps}>
      <li>
        <span>{shell.iosShare}</span>
        <Stroke path={SHARE} />
      </li>
      <li>
        <span>{shell.iosAdd}</span>
        <Stroke path={ADD} />
      </li>
      <li>
        <span>{shell.iosConfirm}</span>
        <BrandMark />
      </li>
    </ol>
  );
}
