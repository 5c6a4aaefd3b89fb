import { oc } from '@orpc/contract';
import type { z } from 'zod';
import type { RateClassName } from '#platform/limits/rate-classes.ts';

/** Who may ask at all. Finer questions (whose record, which role) are the capability's policy. */
export type Access = 'public' | 'signed-in' | 'vendor' | 'support';

/** Finds in the input of a call whom it acts on; nothing where the input is not valid. */
export type FindSubject = (input: unknown) => string | undefined;

export type RouteMeta = {
  access: Access;
  rate: RateClassName;
  /** Whom the rate class counts besides networks and accounts. */
  subject?: FindSubject;
  /** The secret by which people without an account come in; counted first of all, in place of their network. */
  token?: FindSubject;
  /** The browser, where many come with the same secret. */
  device?: FindSubject;
  /** Answers 409 until the person has shown a second factor in this session. */
  stepUp: boolean;
  /** Changes something. True for everything but GET, and for the one GET of the specification that does. */
  writes: boolean;
  /** May be called by support staff in read-only impersonation although it is not a GET. */
  allowedReadOnly: boolean;
  /** The body is a file of at most this size, as it is, instead of JSON. */
  fileBytes?: number;
  /** Over HTTP the use case may write the answer itself (`asText`), which is then sent as it is. */
  answersText?: boolean;
  /** The secret in the address is all the proof there is: no cookie speaks for anybody, so none has to be repeated. */
  proof?: 'link';
};

type RouteDefinition = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  summary: string;
  tag: string;
  access: Access;
  rate?: RateClassName;
  /** Such as `subjectIn(signInInput, ({ email }) => email)`. */
  subject?: FindSubject;
  token?: FindSubject;
  device?: FindSubject;
  stepUp?: boolean;
  writes?: boolean;
  allowedReadOnly?: boolean;
  fileBytes?: number;
  answersText?: boolean;
  proof?: 'link';
};

const builder = oc.$meta<RouteMeta>({
  access: 'support',
  rate: 'general',
  stepUp: false,
  writes: true,
  allowedReadOnly: false,
});

/**
 * Whom a call acts on, as its schema reads the input: after trimming and lower case, without fields that the schema does
 * not know. Other bytes that mean the same are the same subject, and what is refused is none.
 */
export function subjectIn<Input extends z.ZodType>(
  schema: Input,
  pick: (input: z.output<Input>) => string,
): FindSubject {
  return (input) => {
    const read = schema.safeParse(input);
    return read.success ? pick(read.data) : undefined;
  };
}

/** How often anybody may ask for something, before it is looked at. */
export function ordinaryRate({ token, device }: Partial<RouteMeta>, isRead: boolean): RateClassName {
  if (token || device) return isRead ? 'link' : 'link-write';
  return isRead ? 'general' : 'write';
}

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
    subject,
    token,
    device,
    fileBytes,
    answersText,
    proof,
  } = definition;
  const writes = definition.writes ?? method !== 'GET';
  const shown = { ...(token && { token }), ...(device && { device }) };
  const rate = definition.rate ?? ordinaryRate(shown, method === 'GET');
  return builder
    .meta({
      access,
      rate,
      stepUp,
      writes,
      allowedReadOnly,
      ...(subject && { subject }),
      ...shown,
      ...(fileBytes && { fileBytes }),
      ...(answersText && { answersText }),
      ...(proof && { proof }),
    })
    .route({ method, path, summary, tags: [tag] });
}
