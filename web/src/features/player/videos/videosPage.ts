import { LIST_SIZES } from "../../../api/listSizes.ts";
import { readPlayerVideos } from "../../../football/playerQueries.ts";

export const readVideosPage = (id: number, page: number) => readPlayerVideos(id, page, LIST_SIZES.videos.list);
