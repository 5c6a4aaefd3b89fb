import { lazy, Suspense } from 'react';
import type { Side } from '#app/rules/person.ts';
import type { UserContext } from '#app/user-context.ts';
import * as plugs from '../plugs.ts';

const hosts = Object.entries(plugs).flatMap(([name, { hosts: own = [] }]) =>
  own.map(({ isFor, load }, index) => ({
    key: `${name}:${index}`,
    isFor,
    Part: lazy(async () => ({ default: await load() })),
  })),
);

/** What capabilities keep on every page for whoever is signed in. */
export function PluggedHosts({ user, side }: { user: UserContext | undefined; side: Side }) {
  if (!user || user.is_guest) return null;
  return hosts
    .filter(({ isFor }) => isFor(user, side))
    .map(({ key, Part }) => (
      <Suspense key={key}>
        <Part user={user} side={side} />
      </Suspense>
    ));
}
