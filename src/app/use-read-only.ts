import { isReadOnlyView } from './rules/read-only-view.ts';
import { useUser } from './use-user.ts';

/** Whether whatever is changed here would be refused, since staff only looks; undefined until it is known who does. */
export function useReadOnly(): boolean | undefined {
  const user = useUser();
  return user && isReadOnlyView(user, new Date());
}
