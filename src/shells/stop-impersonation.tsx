import { api } from '#app/api.ts';
import { leaveTo } from '#app/leave-to.ts';
import { startAddress } from '#app/rules/start-address.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';

export function StopImpersonation() {
  const stop = useAction({
    run: () => api.identity.support.stopImpersonation(),
    onDone: () => leaveTo(startAddress()),
    toast: { autoDismissMs: 10_000 },
  });
  return (
    <Button variant="secondary" size="small" isPending={stop.isPending} onPress={() => stop.mutate()}>
      Stop
    </Button>
  );
}
