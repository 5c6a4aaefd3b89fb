import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '#app/api.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { useRefresh } from '#app/use-refresh.ts';
import type { Website } from '../../../contract/editor.contract.ts';
import { WEBSITE_KINDS, websiteQuery } from '../../../queries.ts';
import { openShelf } from './device-shelf.ts';
import { createEditorStore, type EditorSnapshot, type EditorStore } from './editor-store.ts';

export type Editor = EditorSnapshot & {
  store: EditorStore;
  /** What is not written here: events, households, pictures, privacy. */
  website: Website;
};

type Desk = { store: EditorStore; begin: () => void; refresh: () => void };

/** One for each couple as long as the tab lives: leaving a page of the editor stops nothing that is on its way. */
const desks = new Map<string, Desk>();

function makeDesk(loaded: Website, keptAs: string): Desk {
  let hasBegun = false;
  const store = createEditorStore(loaded, {
    send: (batch) => api.websites.saveOperations(batch),
    newUuid: () => crypto.randomUUID(),
    now: () => performance.now(),
    keep: (kept) => shelf.keep(kept),
    onStale: () => desk.refresh(),
  });
  const shelf = openShelf(keptAs, crypto.randomUUID(), store.takeUp);
  const desk: Desk = {
    store,
    refresh: () => undefined,
    begin() {
      if (hasBegun) return;
      hasBegun = true;
      shelf.open();
      window.addEventListener('online', store.sendNow);
      document.addEventListener('visibilitychange', store.sendNow);
    },
  };
  return desk;
}

function deskOf(loaded: Website, keptAs: string): Desk {
  if (typeof window === 'undefined') return makeDesk(loaded, keptAs);
  const desk = desks.get(keptAs) ?? makeDesk(loaded, keptAs);
  desks.set(keptAs, desk);
  return desk;
}

/** The website of this page and whether it is saved. `keptAs` tells people and weddings apart on a device. */
export function useEditor(loaded: Website, keptAs: string): Editor {
  const refresh = useRefresh();
  const { data: website } = useLoaded(websiteQuery, loaded);
  useLiveQueries(WEBSITE_KINDS, [websiteQuery.queryKey]);
  const [desk] = useState(() => deskOf(loaded, keptAs));
  const { store } = desk;
  useEffect(() => {
    desk.refresh = () => void refresh(websiteQuery.queryKey);
    desk.begin();
  }, [desk, refresh]);
  useEffect(() => store.receive(website), [store, website]);
  const snapshot = useSyncExternalStore(store.subscribe, store.read, store.read);
  return { store, website, ...snapshot };
}
