import type { StorefrontRole } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { ROLE_LABELS } from './role-words.ts';
import type { TeamEvent } from './team-events.ts';

export type LogEntry = {
  event: TeamEvent;
  /** Who did it; empty for whoever deleted their account since. */
  actor: string;
  /** To whom; empty where nobody else is concerned, or they are gone. */
  subject: string;
  role: StorefrontRole | null;
  formerRole: StorefrontRole | null;
};

const GONE = 'A former member';

/** One line of the log: 'Ana invited Leo as Responder'. */
export function logSentence({ event, actor, subject, role, formerRole }: LogEntry): string {
  const who = actor || GONE;
  const whom = subject || 'a former member';
  const as = role ? ROLE_LABELS[role] : 'member';
  const from = formerRole ? ROLE_LABELS[formerRole] : 'member';
  const sentences: Record<TeamEvent, string> = {
    INVITED: `${who} invited ${whom} as ${as}`,
    RESENT: `${who} resent the invitation to ${whom}`,
    REVOKED: `${who} canceled the invitation to ${whom}`,
    JOINED: `${who} joined as ${as}`,
    DECLINED: `${who} declined the invitation`,
    ROLE_CHANGED: `${who} changed ${whom} from ${from} to ${as}`,
    REMOVED: `${who} removed ${whom}`,
    LEFT: `${who} left`,
    TRANSFERRED: `${who} transferred ownership to ${whom}`,
    INHERITED: `${subject || GONE} became owner when the last owner’s account was deleted`,
  };
  return sentences[event];
}
