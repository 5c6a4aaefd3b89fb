import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';

/** The way out for whoever never asked for the mail. */
export function DeclineReferral({ token }: { token: string }) {
  const decline = useAction({ run: () => api.referrals.declineLetter({ token }) });
  if (decline.isSuccess) {
    return (
      <p role="status" className="text-base text-ink-soft">
        Done. Nobody can send you an invitation like this from Ampersand again.
      </p>
    );
  }
  return (
    <p className="text-base text-ink-soft">
      Not for you?{' '}
      <Button variant="quiet" size="small" isPending={decline.isPending} onPress={() => decline.mutate()}>
        Don’t email me again
      </Button>
    </p>
  );
}
