import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api } from '#app/api-type.ts';
import { reportError } from '#app/report-error.ts';
import { vendorUserQuery } from '../../queries.ts';

type VendorUser = Awaited<ReturnType<Api['identity']['vendorUser']['context']>>;

/** Who the vendor user is. A failure is reported, and the context is null from then on, whatever was known before. */
export function useVendorUser(): { context: VendorUser | null } {
  const { data, error } = useQuery(vendorUserQuery);
  useEffect(() => {
    if (error) reportError('vendor-user-context', error);
  }, [error]);
  return { context: error ? null : (data ?? null) };
}
