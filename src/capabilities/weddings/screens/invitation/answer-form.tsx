import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { hasErrorCode } from '#app/api-error.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { submitFailure } from '#ui/form/submit-failure.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Whoever joins another wedding sees other favorites, inquiries and people. */
const EVERYTHING: readonly unknown[] = [];

interface AnswerFormProps {
  uuid: string;
  token: string;
  /** The signed-in person's own wedding, if there is one; an empty name where it has none. */
  ownWeddingNames?: string;
}

export function AnswerForm({ uuid, token, ownWeddingNames }: AnswerFormProps) {
  const navigate = useNavigate();
  const answer = useAction({
    run: (action: 'accept' | 'decline') => api.weddings.actOnInvitation({ uuid, action, token }),
    refreshes: [EVERYTHING],
    done: (action) =>
      action === 'accept'
        ? { message: 'You’re in. Happy planning together!', autoDismissMs: 8_000 }
        : undefined,
    onDone: (_, action) => (action === 'accept' ? navigate(paths.yourWedding()) : undefined),
    failure: 'here',
  });
  const isHeld = hasErrorCode(answer.error, 'invitation.other_wedding');
  return (
    <>
      {ownWeddingNames !== undefined && !isHeld && (
        <Notice tone="info" isLive={false} className="text-base">
          You’re already planning {ownWeddingNames ? `a wedding as ${ownWeddingNames}` : 'a wedding'}. You can
          plan one wedding at a time. If yours is still empty, accepting replaces it.
        </Notice>
      )}
      {answer.error && (
        <Notice tone="error" className="text-base">
          {submitFailure(answer.error, () => false).message}{' '}
          {isHeld && <TextLink to={`${paths.accountSettings()}#partner`}>Go to your wedding</TextLink>}
        </Notice>
      )}
      <div className="flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
        <Button
          size="large"
          isPending={answer.isPending && answer.variables === 'accept'}
          isDisabled={answer.isPending && answer.variables === 'decline'}
          onPress={() => answer.mutate('accept')}
        >
          Accept invitation
        </Button>
        <Button
          size="large"
          variant="secondary"
          isPending={answer.isPending && answer.variables === 'decline'}
          isDisabled={answer.isPending && answer.variables === 'accept'}
          onPress={() => answer.mutate('decline')}
        >
          Decline
        </Button>
      </div>
    </>
  );
}
