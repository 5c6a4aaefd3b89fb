import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import {
  changeLeadSearch,
  type LeadAddress,
  type LeadSearchChange,
  readLeadAddress,
} from '../../rules/lead-address.ts';

export type LeadPlace = LeadAddress & {
  /** The lead that is open. */
  uuid: string | undefined;
  /** Everything after the path, '?' included. */
  search: string;
  /** Another view with the same parameters. */
  toView: (view: string) => string;
  /** A lead of this view, or the view alone. */
  toLead: (uuid?: string) => string;
  /** The new leads that are put off. */
  toSnoozed: () => string;
  /** Here, with some parameters changed. */
  toChange: (change: LeadSearchChange) => string;
};

/** Where in the inbox somebody is, and the way to every other place of it: no link loses a parameter. */
export function useLeadAddress(): LeadPlace {
  const { status, uuid } = useParams();
  const [parameters] = useSearchParams();
  return useMemo(() => {
    const address = readLeadAddress(status, parameters);
    const search = changeLeadSearch(address.view, parameters, {});
    return {
      ...address,
      uuid,
      search,
      toView: (view) => paths.leads(view) + search,
      toLead: (lead) => paths.leads(address.view, lead) + search,
      toSnoozed: () => paths.leads('ready') + changeLeadSearch('ready', parameters, { filter: 'snoozed' }),
      toChange: (change) =>
        paths.leads(address.view, uuid) + changeLeadSearch(address.view, parameters, change),
    };
  }, [status, uuid, parameters]);
}
