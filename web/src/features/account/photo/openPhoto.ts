/** Why a file cannot be somebody's photograph: the name of the sentence that says so. */
export type PhotoWrong = "tooLarge" | "notPicture" | "unreadable" | "tooSmall";

/** As the server takes them: 10 MB. */
export const MOST_BYTES = 10_000_000;

/** A picture that the browser can show. Said before anything is sent: a large file takes its time. */
export async function openPhoto(file: File): Promise<ImageBitmap | PhotoWrong> {
  // Where the browser knows no kind, it may still know the picture.
  if (file.type !== "" && !/^image\/(?!svg)/.test(file.type)) return "notPicture";
  if (file.size > MOST_BYTES) return "tooLarge";
  try {
    // Turned as it was taken.
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return "unreadable";
  }
}
