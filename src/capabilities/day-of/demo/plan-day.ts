import { seededRandom } from '#base/seeded-random.ts';
import type { DayOperation, OperationKind } from '../rules/day-operations.ts';
import { fitRunSheet } from '../rules/fit-run-sheet.ts';
import type { HelperRight } from '../rules/run-sheet-choices.ts';
import { byTime, type RunSheetItem } from '../rules/run-sheet-item.ts';

const MINUTE_MS = 60_000;
const DEVICE = 'demo';
/** How long the ceremony has been going on. */
const INTO_CEREMONY = 6;

/** Who comes, how long before the ceremony, and by how much later than agreed. */
const VENDORS: readonly [
  name: string,
  service: string,
  before: number,
  place: string,
  late: number | null,
][] = [
  ['Leopold House', 'Venue', 400, 'Front door', null],
  ['Ruby & Rye Beauty', 'Hair and makeup', 450, 'Bridal suite', null],
  ['Hudson Rentals', 'Rentals', 360, 'Loading dock', null],
  ['Wild Carrot Flowers', 'Florist', 300, 'Loading dock', null],
  ['Otis Lane Photography', 'Photographer', 240, 'Bridal suite', null],
  ['Farm & Fire Catering', 'Caterer', 180, 'Kitchen', null],
  ['Rabbi Miriam Stern', 'Officiant', 60, 'Beach lawn', null],
  ['The Harbor Six', 'Band', 30, 'Ballroom stage', 35],
  ['Sugar & Salt Cakes', 'Cake', 15, 'Loading dock', 20],
];

const HELPERS: readonly { name: string; rights: HelperRight[] }[] = [
  { name: 'Tess', rights: ['CHECK_IN', 'VENDORS'] },
  { name: 'Theo', rights: ['CHECK_IN', 'TIMELINE', 'VENDORS'] },
];

type Today = { now: Date; minute: number; guestUuids: readonly string[] };

/** A wedding day in the middle of its ceremony, whenever it is looked at. */
export function planDay(seed: string, { now, minute, guestUuids }: Today) {
  const random = seededRandom(seed, 'wedding day');
  const ceremonyMinute = Math.floor((minute - INTO_CEREMONY) / 5) * 5;
  const items: RunSheetItem[] = fitRunSheet([], { day: null, ceremonyMinute }).map((item) => ({
    ...item,
    uuid: random.uuid(),
  }));
  const vendors = VENDORS.map(([name, service, before, place, late], index) => ({
    vendor: {
      ...{ uuid: random.uuid(), name, service, place, inquiryUuid: null },
      arrivesMinute: ceremonyMinute - before,
      phone: `(518) 555-01${String(index + 10)}`,
    },
    late,
  }));
  const operations: DayOperation[] = [];
  const say = (kind: OperationKind, subject: string, value: number, minutesAgo: number) =>
    operations.push({
      ...{ uuid: random.uuid(), device: DEVICE, clock: operations.length + 1, kind, subject, value },
      at: new Date(now.getTime() - minutesAgo * MINUTE_MS).toISOString(),
    });
  for (const item of items.toSorted(byTime)) {
    const isOver = item.startsMinute < ceremonyMinute && item.kind !== 'BUFFER';
    if (isOver) say('DONE', item.uuid, 1, minute - item.startsMinute - item.minutes);
  }
  for (const { vendor, late } of vendors) {
    if (late === null) say('ARRIVED', vendor.uuid, 1, Math.max(1, minute - vendor.arrivesMinute));
    else say('DELAYED', vendor.uuid, late, 5);
  }
  for (const uuid of guestUuids.slice(0, Math.ceil(guestUuids.length / 2)))
    say('HERE', uuid, 1, random.int(8, 35));
  return { items, vendors: vendors.map(({ vendor }) => vendor), helpers: HELPERS, operations };
}
