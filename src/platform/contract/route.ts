import { oc } from '@orpc/contract';
import type { RateClassName } from '#platform/limits/rate-classes.ts';

/** Who may ask at all. Finer questions (whose record, which role) are the capability's policy. */
export type Access = 'public' | 'signed-in' | 'vendor' | 'support';

export type RouteMeta = {
  access: Access;
  rate: RateClassName;
  /** Answers 409 until the person has shown a second factor in this session. */
  stepUp: boolean;
  /** Changes something. True for everything but GET, and for the one GET of the specification that does. */
  writes: boolean;
  /** May be called by support staff in read-only impersonation although it is not a GET. */
  allowedReadOnly: boolean;
  /** The body is a file of at most this size, as it is, instead of JSON. */
  fileBytes?: number;
};

type RouteDefinition = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  summary: string;
  tag: string;
  access: Access;
  rate?: RateClassName;
  stepUp?: boolean;
  writes?: boolean;
  allowedReadOnly?: boolean;
  fileBytes?: number;
};

const builder = oc.$meta<RouteMeta>({
  access: 'support',
  rate: 'general',
  stepUp: false,
  writes: true,
  allowedReadOnly: false,
});

/** One call of the contract: where it lives, who may make it and how often. */
export function route(definition: RouteDefinition) {
  const {
    access,
    stepUp = false,
    allowedReadOnly = false,
    method,
    path,
    summary,
    tag,
    fileBytes,
  } = definition;
  const writes = definition.writes ?? method !== 'GET';
  const rate = definition.rate ?? (method === 'GET' ? 'general' : 'write');
  return builder
    .meta({ access, rate, stepUp, writes, allowedReadOnly, ...(fileBytes && { fileBytes }) })
    .route({ method, path, summary, tags: [tag] });
}
