import type { UserContext } from '#app/user-context.ts';
import type { Viewer } from '#capabilities/navigation/parts/couple-header.tsx';

export function viewerOf(user: UserContext | undefined): Viewer {
  if (!user) return 'unknown';
  return user.is_guest ? 'guest' : 'member';
}
