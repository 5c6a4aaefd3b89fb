import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { userQuery } from '#app/use-user.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Signed in, but not yet a vendor: nobody becomes one without saying so. */
export function BecomeVendor({ email }: { email: string }) {
  const { revalidate } = useRevalidator();
  const become = useAction({
    run: () => api.identity.vendorUser.become(),
    refreshes: [userQuery.queryKey],
    onDone: revalidate,
    failure: 'here',
  });
  return (
    <Card padding="large" className="mx-auto max-w-reading">
      <PageHeading
        title={`Add a vendor account to ${email}`}
        lead="You keep one login. Your wedding and your business stay separate, and nobody sees one from the other."
      />
      {become.isError && (
        <Notice tone="error" className="mt-5">
          {become.error.message}
        </Notice>
      )}
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button isPending={become.isPending} onPress={() => become.mutate()}>
          Add a vendor account
        </Button>
        <TextLink to={paths.start()} look="plain" className="inline-flex min-h-11 items-center">
          Not now
        </TextLink>
      </div>
    </Card>
  );
}
