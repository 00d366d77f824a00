const AGAIN_MS = 3_000;

/** By this name bundlers tell that scripts could not be reached. */
const UNREACHED = 'ChunkLoadError';

/** The scripts of a part of a page, asked for until they can be reached: all else that the page shows stays as it is. */
export async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error && error.name === UNREACHED)) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return fetched(load);
  }
}
