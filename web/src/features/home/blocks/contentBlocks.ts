/** What blocks of content are shown with. One file for all: whoever scrolls past one sees the others too. */

import { FrontDraft } from "../draft/FrontDraft.tsx";
import { FavouriteClub } from "../favourite/FavouriteClub.tsx";
import { BannerBlock } from "./BannerBlock.tsx";
import { EmbedBlock } from "./EmbedBlock.tsx";
import { GiveawaysBlock } from "./GiveawaysBlock.tsx";
import { LeadersBlock } from "./LeadersBlock.tsx";
import { NewsBlock } from "./NewsBlock.tsx";
import { OpinionsBlock } from "./OpinionsBlock.tsx";
import { PapersBlock } from "./PapersBlock.tsx";
import { PartnersBlock } from "./PartnersBlock.tsx";
import { StoreBlock } from "./StoreBlock.tsx";
import { TextBlock } from "./TextBlock.tsx";
import { VideosBlock } from "./VideosBlock.tsx";

export const parts = {
  banner: BannerBlock,
  contests: GiveawaysBlock,
  draft: FrontDraft,
  embed: EmbedBlock,
  favourite: FavouriteClub,
  news: NewsBlock,
  opinions: OpinionsBlock,
  papers: PapersBlock,
  partners: PartnersBlock,
  statistics: LeadersBlock,
  store: StoreBlock,
  text: TextBlock,
  videos: VideosBlock,
};
