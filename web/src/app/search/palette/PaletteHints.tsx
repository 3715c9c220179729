import { Key } from "../../../ui/Palette.tsx";
import { SearchIcon } from "../../../ui/SearchIcon.tsx";
import { useTexts } from "../../SiteContext.tsx";

/** Which keys do what. */
export function PaletteHints() {
  const { keys } = useTexts().search;
  return (
    <>
      <span>
        <Key>
          <SearchIcon name="up" size={12} />
        </Key>
        <Key>
          <SearchIcon name="down" size={12} />
        </Key>
        {keys.move}
      </span>
      <span>
        <Key>
          <SearchIcon name="enter" size={12} />
        </Key>
        {keys.open}
      </span>
      <span>
        <Key>/</Key>
        {keys.anywhere}
      </span>
    </>
  );
}
