import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '../src/base/seeded-random.ts';
import { exampleFields, sampleValue } from '../src/server/testing/sample-input.ts';
import type { Asked } from './ask.ts';
import type { ApiCall, Parameter } from './openapi-calls.ts';
import type { Person } from './people.ts';
import type { Planted } from './plant-records.ts';
import type { Ids } from './planted-rows.ts';
import { requestOf } from './somebody.ts';

/** What addresses and bodies are filled with: everything that belongs to the couple and the vendor. */
export type Filling = {
  ids: Ids;
  planted: Planted;
  random: SeededRandom;
  /** How many of the ids that belong to something else are tried as well, from none to all. */
  share: number;
};

/** 'quote-packages' and 'quote_packages' are about the same thing, 'saved-replies' and 'savedReply' too. */
function stemOf(words: string): string {
  return words
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replaceAll('-', '_')
    .replace(/(ies|y|s)$/, '');
}

function idsAbout(ids: Ids, words: string): string[] {
  const stem = stemOf(words);
  if (stem.length < 4) return [];
  const exact = [...ids].filter(([table]) => stemOf(table) === stem);
  const near = [...ids].filter(([table]) => table.includes(stem));
  return (exact.length > 0 ? exact : near).flatMap(([, found]) => found);
}

/** The ids that fit, by the parameter's own name or by what stands before it in the address. */
function fittingIds(ids: Ids, path: string, name: string): string[] {
  const before = path.slice(0, path.search(new RegExp(`[{:]${name}`))).split('/');
  const words = [name.replace(/(uu)?ids?$/i, ''), ...before.toReversed()];
  for (const each of words) {
    const found = idsAbout(ids, each);
    if (found.length > 0) return found;
  }
  return [];
}

export function valuesFor(
  { ids, planted, random, share }: Filling,
  path: string,
  { name, schema }: Parameter,
) {
  const { draft, listings, tokens } = planted;
  const known: Record<string, unknown[]> = {
    slug: [draft.slug],
    category: [draft.category],
    taxonomyKey: [draft.category],
    token: tokens,
    name: ['plan.pdf'],
    status: ['ready', 'connected', 'booked'],
    file: ['pages-1.xml'],
  };
  if (schema?.enum) return schema.enum.map(String);
  if (schema?.type === 'integer' || schema?.type === 'number') return listings.map(({ id }) => String(id));
  if (known[name]) return known[name].map(String);
  const fitting = fittingIds(ids, path, name);
  const others = [...ids.values()].flat().filter((id) => !fitting.includes(id));
  return [...fitting, ...random.sample(others, Math.round(others.length * share))];
}

/** Every address that the pattern stands for here. */
export function addressesOf(filling: Filling, path: string, params: readonly Parameter[]): string[] {
  return params.reduce(
    (addresses, param) => {
      const values = valuesFor(filling, path, param);
      return addresses.flatMap((address) =>
        values.map((value) => address.replace(new RegExp(`\\{${param.name}\\}|:${param.name}\\??`), value)),
      );
    },
    [path],
  );
}

function queryOf({ ids, planted }: Filling, { path, query }: ApiCall): string {
  const pairs = query.flatMap(({ name }) => {
    const about = /uuids?$|vendors?$|storefronts?$/i.test(name) ? fittingIds(ids, path, name)[0] : undefined;
    const value = about ?? (/storefront|vendor/i.test(name) ? planted.listings[0]?.uuid : undefined);
    return value ? [`${name}=${value}`] : [];
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function bodyOf({ ids, planted }: Filling, { path, body }: ApiCall, address: string): unknown {
  if (!body) return {};
  const [inAddress] = address.match(/[0-9a-f]{8}-[0-9a-f-]{27}/) ?? [];
  const named = Object.entries(body.properties ?? {})
    .filter(([name]) => /Uuids?$/.test(name))
    .map(([name, { type }]) => {
      const [id] = fittingIds(ids, path, name);
      return [name, type === 'array' ? [id] : id];
    });
  const fields = {
    ...Object.fromEntries(named),
    ...exampleFields({ inquiryUuid: inAddress ?? ids.get('inquiries')?.[0] ?? '' }),
    storefrontUuid: planted.listings[0]?.uuid,
    storefrontUuids: [planted.listings[0]?.uuid],
    requestUuid: randomUUID(),
  };
  return sampleValue(body, { fields, isOptionalGiven: true });
}

export type Try = { pattern: string; address: string; asked(url: string, person: Person): Asked };

/** The call with all that it could be told about somebody else's things, well formed. */
export function triesOf(filling: Filling, call: ApiCall): Try[] {
  const { method, path, params, takesFile } = call;
  return addressesOf(filling, path, params).map((address) => ({
    pattern: path,
    address,
    asked(url, person) {
      if (method === 'GET') return requestOf(person, url + address + queryOf(filling, call), method);
      const asked = requestOf(person, url + address, method, bodyOf(filling, call, address));
      return takesFile
        ? { ...asked, headers: { ...asked.headers, 'content-type': 'application/octet-stream' } }
        : asked;
    },
  }));
}
