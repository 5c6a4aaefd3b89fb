import { QueryClient } from '@tanstack/react-query';
import { errorStatus } from './api-error.ts';

const RETRIES = 2;

/** Answers of our own refusal are final; only trouble on the way is worth another try. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < RETRIES && (errorStatus(error) ?? 500) >= 500,
      },
      mutations: { retry: false },
    },
  });
}
