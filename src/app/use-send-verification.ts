import { api } from './api.ts';
import { useAction } from './use-action.ts';
import { userQuery } from './use-user.ts';

/** Sends the confirmation email again and says what came of it. Confirmed in another tab meanwhile, the reminder learns it. */
export function useSendVerification(email: string) {
  return useAction({
    run: () => api.identity.auth.sendVerificationEmail(),
    refreshes: [userQuery.queryKey],
    done: `We sent a new link to ${email}.`,
    failure: (error) => error.message,
    toast: { id: 'verification-email', autoDismissMs: 10_000 },
  });
}
