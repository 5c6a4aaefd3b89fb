import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DayPack } from '../../../contract/phone.contract.ts';
import { DAY_DATABASE } from '../../../rules/day-database.ts';
import type { DayLog } from '../../../rules/day-log.ts';
import type { DayOperation } from '../../../rules/day-operations.ts';

type KeptLog = {
  door: string;
  device: string;
  clock: number;
  cursor: number;
  said: DayOperation[];
  /** By how much the clock of this phone was ahead. */
  aheadMs?: number;
};

interface PhoneSchema extends DBSchema {
  packs: { key: string; value: { door: string; pack: DayPack; savedAt: string } };
  logs: { key: string; value: KeptLog };
  /** One by one: two pages of one phone never write over what the other has not sent. */
  outbox: { key: string; value: DayOperation & { door: string }; indexes: { door: string } };
}

export type PhoneDatabase = IDBPDatabase<PhoneSchema>;

/** Closed as soon as somebody wants to delete it, as whoever logs out does; then `closed` hears of it. */
export function openPhoneDatabase(closed: () => void): Promise<PhoneDatabase> {
  return openDB<PhoneSchema>(DAY_DATABASE, 1, {
    upgrade(database) {
      database.createObjectStore('packs', { keyPath: 'door' });
      database.createObjectStore('logs', { keyPath: 'door' });
      database.createObjectStore('outbox', { keyPath: 'uuid' }).createIndex('door', 'door');
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      closed();
    },
  });
}

export async function readKept(database: PhoneDatabase, door: string) {
  const [kept, log, outbox] = await Promise.all([
    database.get('packs', door),
    database.get('logs', door),
    database.getAllFromIndex('outbox', 'door', door),
  ]);
  const operations = outbox
    .map(({ door: _, ...operation }) => operation)
    .toSorted((one, other) => one.clock - other.clock);
  return { kept, log, outbox: operations };
}

export async function keepPack(database: PhoneDatabase, door: string, pack: DayPack, savedAt: string) {
  await database.put('packs', { door, pack, savedAt });
}

/** The log as it is now, with what came into the outbox and what left it. */
export async function keepLog(
  database: PhoneDatabase,
  door: string,
  log: DayLog,
  {
    added = [],
    sent = [],
    aheadMs,
  }: { aheadMs: number; added?: readonly DayOperation[]; sent?: readonly string[] },
): Promise<void> {
  const { device, clock, cursor, said } = log;
  // biome-ignore lint/plugin: the browser’s own database, which refuses nothing.
  const writing = database.transaction(['logs', 'outbox'], 'readwrite');
  await Promise.all([
    writing.objectStore('logs').put({ door, device, clock, cursor, aheadMs, said: [...said.values()] }),
    ...added.map((operation) => writing.objectStore('outbox').put({ ...operation, door })),
    ...sent.map((uuid) => writing.objectStore('outbox').delete(uuid)),
    writing.done,
  ]);
}

/** `all` takes along what was not sent. */
export async function forgetDoor(database: PhoneDatabase, door: string, all: boolean): Promise<void> {
  // biome-ignore lint/plugin: the browser’s own database, which refuses nothing.
  const writing = database.transaction(['packs', 'logs', 'outbox'], 'readwrite');
  const outbox = writing.objectStore('outbox');
  const uuids = all ? await outbox.index('door').getAllKeys(door) : [];
  await Promise.all([
    writing.objectStore('packs').delete(door),
    writing.objectStore('logs').delete(door),
    ...uuids.map((uuid) => outbox.delete(uuid)),
    writing.done,
  ]);
}
