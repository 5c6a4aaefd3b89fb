import type { ComponentType } from 'react';
import type { Side } from './rules/person.ts';
import type { UserContext } from './user-context.ts';

export type HostProps = { user: UserContext; side: Side };

/** Something a capability keeps on every page for some people: it follows changes, counts, or shows modals. */
export type Host = {
  /** Whoever it is not for does not even load its code. */
  isFor(user: UserContext, side: Side): boolean;
  load(): Promise<ComponentType<HostProps>>;
};

/** What a capability has on every page for whoever is signed in; what is behind it is loaded when needed. */
export type Plug = { hosts: readonly Host[] };

export function definePlug(plug: Plug): Plug {
  return plug;
}
