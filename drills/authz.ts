import { seededRandom } from '../src/base/seeded-random.ts';
import { tryForged, tryPages, tryReads, tryWrites } from './authz-sweep.ts';
import { type Cast, enter, ROLES, type Role, signUpStrangers } from './cast.ts';
import { type Drill, type DrillResult, number } from './drill.ts';
import { type Ground, withGround } from './ground.ts';
import { listCalls } from './openapi-calls.ts';
import { listPagePatterns } from './page-patterns.ts';
import { plantRecords } from './plant-records.ts';
import { listIds, newIds, watchRows } from './planted-rows.ts';

const MOST_SHOWN = 60;

type Plan = {
  seed: string;
  /** How many ids are tried where they do not belong, from none to all. */
  share: number;
  /** How many of the pages. */
  pages: number;
  roles: readonly Role[];
};

/** Everybody tries everything with the records of a couple and a vendor; what they read and change is looked at. */
export async function tryEverything(
  ground: Ground,
  { seed, share, pages: pageShare, roles }: Plan,
): Promise<DrillResult> {
  const calls = await listCalls(ground.urls[0] ?? '');
  const accounts = await signUpStrangers(ground, roles);
  const before = await listIds(ground);
  const planted = await plantRecords(ground, accounts);
  const ids = newIds(before, await listIds(ground));
  ids.set(
    'storefronts',
    planted.listings.map(({ uuid }) => uuid),
  );
  const cast: Cast = new Map();
  for (const role of roles) cast.set(role, await enter(ground, accounts, role));
  const sweep = {
    ground,
    filling: { ids, planted, random: seededRandom(seed, 'authz'), share },
    accounts,
    cast,
    watch: await watchRows(ground, ids),
    leaks: new Set<string>(),
    changed: new Set<string>(),
    seen: new Set<string>(),
    faults: new Set<string>(),
  };
  const reads = await tryReads(sweep, calls);
  const patterns = await listPagePatterns();
  const pages = await tryPages(sweep, patterns, pageShare);
  const forged = await tryForged(sweep, calls);
  const writes = await tryWrites(sweep, calls);
  const { leaks, changed, seen, faults } = sweep;
  const unseen = planted.secrets.filter(({ what }) => !seen.has(what)).map(({ what }) => what);
  const tables = [...ids].map(([table, found]) => `${found.length} ${table}`).join(', ');
  return {
    facts: [
      ['calls and roles', `${calls.length} × ${roles.length}, ${patterns.length} pages`],
      ['records of others', tables],
      ['reads', `${number(reads.count())}: ${reads.statuses()}`],
      ['pages', `${number(pages.count())}: ${pages.statuses()}`],
      ['writes by those who may not', `${number(writes.count())}: ${writes.statuses()}`],
      [
        'writes without or with a foreign token, or from elsewhere',
        `${number(forged.count())}: ${forged.statuses()}`,
      ],
      ['words planted, and read by those who may', `${planted.secrets.length}, ${seen.size}`],
      ['rows of theirs', number(sweep.watch.rows())],
      ['leaks', number(leaks.size)],
      ['changed', number(changed.size)],
    ],
    broken: [
      ...[...leaks, ...changed].slice(0, MOST_SHOWN),
      ...(leaks.size + changed.size > MOST_SHOWN
        ? [`and ${leaks.size + changed.size - MOST_SHOWN} more`]
        : []),
      ...(unseen.length > 0
        ? [`nobody was shown ${unseen.join(', ')}: they are not looked for where they are`]
        : []),
      ...(forged.other(403).length > 0 ? [`forged writes were answered ${forged.statuses()}`] : []),
      ...faults,
    ],
  };
}

export const authzDrill: Drill = {
  name: 'authz',
  about:
    'Every call of openapi.json and every page, in every role, with the ids of a couple’s and a vendor’s records wherever an id can stand. Nobody may read the words planted there who has no part in them, or change a row; writes without a token, with somebody else’s or from another origin are refused.',
  run: (fleet, { seed, scale }) =>
    withGround(fleet, (ground) =>
      tryEverything(ground, { seed, share: Math.min(1, scale), pages: 1, roles: ROLES }),
    ),
};
