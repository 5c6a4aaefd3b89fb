import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastStore } from '#ui/toast-store.ts';
import { api } from './api.ts';
import { hasErrorCode } from './api-error.ts';
import { USER_QUERY_KEY } from './use-user.ts';

const TOAST = { id: 'verification-email', autoDismissMs: 10_000 };

/** Sends the confirmation e-mail again and says what came of it. */
export function useSendVerification(email: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.identity.auth.sendVerificationEmail(),
    onSuccess: () => {
      toastStore.show({ ...TOAST, tone: 'positive', message: `We sent a new link to ${email}.` });
    },
    onError: (error) => {
      // Confirmed in another tab meanwhile: then the reminder only needs to learn it.
      if (hasErrorCode(error, 'auth.already_verified'))
        queryClient.invalidateQueries({ queryKey: USER_QUERY_KEY });
      toastStore.show({ ...TOAST, tone: 'negative', message: error.message });
    },
  });
}
