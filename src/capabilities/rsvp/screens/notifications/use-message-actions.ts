import { useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import type { GuestMessage } from '../../contract/messages.contract.ts';
import { messageQuery, messagesQuery } from '../../queries.ts';
import { type ApprovalValues, approvalInput, type MessageValues, messageInput } from './message-form.ts';

export function useMessageActions({ uuid, version }: GuestMessage, household: string | undefined) {
  const navigate = useNavigate();
  const refreshes = [messageQuery(uuid, household).queryKey, messagesQuery.queryKey];
  const toast = { id: 'guest-message', autoDismissMs: 6_000 };
  const save = useAction({
    run: ({ values, begun }: { values: MessageValues; begun: number }) =>
      api.rsvp.saveMessage({ uuid, version: begun, ...messageInput(values) }),
    ...{ refreshes, toast, failure: 'here' as const },
    done: 'Saved. Nothing is sent yet.',
  });
  const approve = useAction({
    run: (values: ApprovalValues) => api.rsvp.approveMessage({ uuid, version, ...approvalInput(values) }),
    ...{ refreshes, toast, failure: 'here' as const },
    done: ({ when }, { kind }) => (when === 'NOW' && kind !== 'REMINDER' ? 'It’s on its way.' : 'Approved.'),
  });
  const cancel = useAction({
    run: () => api.rsvp.cancelMessage({ uuid }),
    ...{ refreshes, toast },
    done: 'It’s a draft again. Nothing goes out.',
  });
  const remove = useAction({
    run: () => api.rsvp.removeMessage({ uuid }),
    onDone: () => navigate(paths.guestMessages()),
    ...{ toast, done: 'Deleted.' },
  });
  return {
    /** From the version that was on the screen when it was begun. */
    save: (values: MessageValues, begun: number) => save.mutateAsync({ values, begun }),
    approve: approve.mutateAsync,
    cancel,
    remove,
  };
}
