import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';
import { createQueryClient } from './query-client.ts';

/** One cache per visit in the browser, and a fresh one for every document the server renders. */
export function AppProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const navigate = useNavigate();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale="en-US">
        <RouterProvider navigate={(to) => navigate(to)} useHref={useHref}>
          {children}
        </RouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
