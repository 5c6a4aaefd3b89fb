import { useMutation } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { leaveTo } from '#app/leave-to.ts';
import { startAddress } from '#app/rules/start-address.ts';
import { Button } from '#ui/button.tsx';
import { toastStore } from '#ui/toast-store.ts';

export function StopImpersonation() {
  const stop = useMutation({
    mutationFn: () => api.identity.support.stopImpersonation(),
    onSuccess: () => leaveTo(startAddress()),
    onError: ({ message }) => toastStore.show({ tone: 'negative', message, autoDismissMs: 10_000 }),
  });
  return (
    <Button variant="secondary" size="small" isPending={stop.isPending} onPress={() => stop.mutate()}>
      Stop
    </Button>
  );
}
