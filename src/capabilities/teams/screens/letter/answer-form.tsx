import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { rememberCurrentListing } from '#app/current-listing.ts';
import { leaveTo } from '#app/leave-to.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { Notice } from '#ui/notice.tsx';

interface AnswerFormProps {
  token: string;
  storefrontNames: readonly string[];
}

async function accept(token: string) {
  const { storefrontUuids } = await api.teams.acceptLetter({ token });
  const [first] = storefrontUuids;
  if (first) rememberCurrentListing(first);
  // A full load: from now on the person is somebody else to every part of the page.
  await leaveTo(paths.start({ side: 'vendor' }));
}

export function AnswerForm({ token, storefrontNames }: AnswerFormProps) {
  const { revalidate } = useRevalidator();
  const answer = useAction({
    run: async (what: 'accept' | 'decline') => {
      if (what === 'accept') await accept(token);
      else await api.teams.declineLetter({ token });
    },
    onDone: revalidate,
    failure: 'here',
  });
  const pending = answer.isPending ? answer.variables : undefined;
  return (
    <>
      {answer.error && (
        <Notice tone="error" className="text-base">
          {submitFailure(answer.error, () => false).message}
        </Notice>
      )}
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <Button
          size="large"
          isPending={pending === 'accept'}
          isDisabled={pending === 'decline'}
          onPress={() => answer.mutate('accept')}
        >
          {storefrontNames.length > 1 ? 'Join them all' : 'Accept invitation'}
        </Button>
        <Button
          size="large"
          variant="secondary"
          isPending={pending === 'decline'}
          isDisabled={pending === 'accept'}
          onPress={() => answer.mutate('decline')}
        >
          Decline
        </Button>
      </div>
    </>
  );
}
