import { LRUCache } from 'lru-cache';
import type { Platform } from '#platform/platform.ts';
import { listPeers, type PeerQuestion, type PeerRow } from './peers.store.ts';

export type FindPeers = (question: PeerQuestion) => Promise<readonly PeerRow[]>;

/** A market moves slowly, and all of its vendors ask the same. */
const KEPT_MS = 15 * 60_000;
const MOST_ROWS = 200_000;

/** The sums of a market, a quarter of an hour old at most; those who come at once ask together. */
export function createPeerMemory({ db, clock }: Pick<Platform, 'db' | 'clock'>): FindPeers {
  const known = new LRUCache<string, { asked: Promise<readonly PeerRow[]> }>({ max: 500 });
  let rows = 0;
  return async (question) => {
    const key = JSON.stringify([Math.floor(clock.now().getTime() / KEPT_MS), question]);
    const remembered = known.get(key);
    if (remembered) return remembered.asked;
    if (rows > MOST_ROWS) {
      known.clear();
      rows = 0;
    }
    const asked = listPeers(db, question);
    known.set(key, { asked });
    try {
      rows += (await asked).length;
    } catch (error) {
      known.delete(key);
      throw error;
    }
    return asked;
  };
}
