import type { QueryClient } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { websitePasscodeQuery } from '../../queries.ts';

type Answer = { passcode: string };

const keeps = (queryClient: QueryClient, answer: Answer) =>
  queryClient.setQueryData(websitePasscodeQuery.queryKey, answer);
const done = 'That’s the passcode now. Guests who had the old one are asked again.';

/** Another passcode: theirs, or one that we make up. */
export function usePasscodeActions() {
  const save = useAction({
    run: (wish: Answer) => api.websites.saveWebsitePasscode(wish),
    keeps,
    failure: 'here',
    done,
  });
  const renew = useAction({ run: () => api.websites.makeWebsitePasscode(), keeps, done });
  return { save, renew };
}

export type PasscodeActions = ReturnType<typeof usePasscodeActions>;
