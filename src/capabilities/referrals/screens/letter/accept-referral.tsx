import { api } from '#app/api.ts';
import { leaveTo } from '#app/leave-to.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { Notice } from '#ui/notice.tsx';

export function AcceptReferral({ token }: { token: string }) {
  const accept = useAction({
    run: async () => {
      await api.referrals.acceptLetter({ token });
      // A full load: from now on the person is a vendor to every part of the page.
      await leaveTo(vendorPaths.onboard);
    },
    failure: 'here',
  });
  return (
    <>
      {accept.error && (
        <Notice tone="error" className="text-base">
          {submitFailure(accept.error, () => false).message}
        </Notice>
      )}
      <Button size="large" isPending={accept.isPending} onPress={() => accept.mutate()}>
        Create your listing
      </Button>
    </>
  );
}
