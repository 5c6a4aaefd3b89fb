const INVITATIONS = '/invitation/';

export const weddingsPaths = {
  invitation: (token: string) => INVITATIONS + encodeURIComponent(token),
};

export function isInvitationPath(path: string): boolean {
  return path.startsWith(INVITATIONS);
}
