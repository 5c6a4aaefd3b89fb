import { useRouteLoaderData } from 'react-router';
import type { RequestScope } from './request-scope.ts';

/** Where the server runs. Production until proven otherwise: then nothing is said that only builders should read. */
export function useEnvironment(): RequestScope['environment'] {
  const root = useRouteLoaderData<Pick<RequestScope, 'environment'>>('root');
  return root?.environment ?? 'production';
}
