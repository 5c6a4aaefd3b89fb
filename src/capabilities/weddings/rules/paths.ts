const INVITATIONS = '/invitation/';

export const weddingsPaths = {
  invitation: (token: string) => INVITATIONS + encodeURIComponent(token),
};

/** The token in the address of an invitation; undefined for any other address. */
export function invitationTokenOf(path: string): string | undefined {
  return isInvitationPath(path) ? decodeURIComponent(path.slice(INVITATIONS.length)) : undefined;
}

export function isInvitationPath(path: string): boolean {
  return path.startsWith(INVITATIONS);
}
