import type { RouterContextProvider } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import type { Website } from '../../contract/editor.contract.ts';
import { type DesignLooks, designLooks } from '../gallery/design-looks.ts';

type LoaderArgs = { url: URL; context: Readonly<RouterContextProvider> };

/** Why there is nothing to edit: it was not begun, or this member may only look. */
export type WhyNot = 'none' | 'not-allowed';

export type LoadedEditor = {
  /** The couple, by their first names. */
  owners: string;
  /** Tells people and weddings apart on a device. */
  keptAs: string;
  website: Website | null;
  /** Every look that the site can have, by name. */
  designs: DesignLooks[];
  why: WhyNot;
};

export async function loadEditor(args: LoaderArgs): Promise<LoadedEditor> {
  const user = await requireOwner(args, 'couple');
  const [wedding] = user.user_role_account_weddings;
  const names = [wedding?.primary_first_name, wedding?.partner_first_name].filter(Boolean);
  const facts = {
    owners: names.join(' and ') || 'The couple',
    designs: designLooks(),
    keptAs: `${user.object_id}:${wedding?.wedding_uuid ?? 'new'}`,
  };
  if (wedding && !wedding.allowed.includes('edit-website'))
    return { ...facts, website: null, why: 'not-allowed' };
  try {
    const website = await apiOf(args.context).websites.readWebsite();
    return { ...facts, website, why: 'none' };
  } catch (error) {
    if (hasErrorCode(error, 'website.none')) return { ...facts, website: null, why: 'none' };
    if (hasErrorCode(error, 'forbidden'))
      return { ...facts, website: null, why: wedding ? 'not-allowed' : 'none' };
    throw error;
  }
}
