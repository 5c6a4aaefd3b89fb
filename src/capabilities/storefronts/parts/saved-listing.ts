const CHANNEL = 'ampersand-saved-listing';

/** Tells the other pages of this browser that a listing has changed. */
export function tellSavedListing(uuid: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(uuid);
  channel.close();
}

/** Runs whenever another page of this browser has saved the listing. */
export function onSavedListing(uuid: string, run: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === uuid) run();
  };
  return () => channel.close();
}
