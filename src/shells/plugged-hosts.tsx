import { lazy, Suspense } from 'react';
import type { HostProps } from '#app/define-plug.ts';
import * as plugs from '../plugs.ts';

const hosts = Object.entries(plugs).flatMap(([name, { hosts: own }]) =>
  own.map(({ isFor, load }, index) => ({
    key: `${name}:${index}`,
    isFor,
    Part: lazy(async () => ({ default: await load() })),
  })),
);

/** What capabilities keep on every page for whoever is signed in. */
export function PluggedHosts({ user, side }: HostProps) {
  return hosts
    .filter(({ isFor }) => isFor(user, side))
    .map(({ key, Part }) => (
      <Suspense key={key}>
        <Part user={user} side={side} />
      </Suspense>
    ));
}
