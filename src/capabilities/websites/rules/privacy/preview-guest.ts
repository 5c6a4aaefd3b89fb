/** Whom a preview is of: a household of the list, a guest of one event, or one who is not. Nobody of them means a stranger. */
export type PreviewGuest = {
  as?: string | undefined;
  invitedTo?: string | undefined;
  notInvitedTo?: string | undefined;
};

type ListedEvent = { uuid: string; invitesNew: boolean };

/**
 * What such a guest is invited to. Whoever comes to one event also comes to what everybody on the list is invited to; whoever
 * misses one may come to all others. Null where there is no such event.
 */
export function invitedAs(
  events: readonly ListedEvent[],
  { invitedTo, notInvitedTo }: PreviewGuest,
): ReadonlySet<string> | null {
  const asked = invitedTo ?? notInvitedTo;
  if (!events.some(({ uuid }) => uuid === asked)) return null;
  const theirs = events.filter(({ uuid, invitesNew }) =>
    invitedTo === undefined ? uuid !== notInvitedTo : uuid === invitedTo || invitesNew,
  );
  return new Set(theirs.map(({ uuid }) => uuid));
}
