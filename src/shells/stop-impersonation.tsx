import { api } from '#app/api.ts';
import { leaveTo } from '#app/leave-to.ts';
import { paths } from '#app/rules/paths.ts';
import { takeSupportPlace } from '#app/support-return.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';

export function StopImpersonation() {
  const stop = useAction({
    run: () => api.identity.support.stopImpersonation(),
    onDone: () => leaveTo(takeSupportPlace() ?? paths.start()),
    toast: { autoDismissMs: 10_000 },
  });
  return (
    <Button variant="secondary" size="small" isPending={stop.isPending} onPress={() => stop.mutate()}>
      Stop
    </Button>
  );
}
