/** Chrome, Edge and Firefox name the file that did not arrive; Safari does not, and asks for it again by itself. */
function addressIn(error: unknown): string | undefined {
  return error instanceof Error ? /https?:\/\/\S+\.js\b/.exec(error.message)?.[0] : undefined;
}

/**
 * Loads code once. Where the line drops in that moment, browsers remember the file as failed for as long as the page
 * lives, so the next call asks for it under another address: else nothing could be saved until somebody reloads.
 * Only for files that stand alone or announce themselves: under that address a shared file keeps its short names.
 */
export function retryImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  let failedAddress: string | undefined;
  let tries = 0;

  function loadNow(): Promise<Module> {
    return failedAddress ? import(/* @vite-ignore */ `${failedAddress}?try=${tries}`) : load();
  }
  return () => {
    loading ??= loadNow().catch((error: unknown) => {
      loading = undefined;
      failedAddress ??= addressIn(error);
      tries += 1;
      throw error;
    });
    return loading;
  };
}
