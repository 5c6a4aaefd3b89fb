import { INVITATION_LABELS, INVITATION_STATUSES, type Invitation, NOT_INVITED } from './invitation.ts';

/** 'Wedding: 2 coming, 1 waiting', for who cannot see the marks. */
export function replyWords(
  people: readonly { invitations: readonly (Invitation | null)[] }[],
  { name, place }: { name: string; place: number },
): string {
  const found = people.map(({ invitations }) => invitations[place]?.status);
  const counted = INVITATION_STATUSES.flatMap((status) => {
    const count = found.filter((one) => one === status).length;
    return count > 0 ? [`${count} ${INVITATION_LABELS[status].toLowerCase()}`] : [];
  });
  return `${name}: ${counted.join(', ') || NOT_INVITED.toLowerCase()}`;
}
