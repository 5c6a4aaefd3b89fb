import type { PostalAddress } from './address-lines.ts';

/** What is put into a household, in the place of what stands there; null leaves it as it is. */
export type HouseholdFill = {
  uuid: string;
  /** What whoever fills it has seen; an older one is refused. */
  version: number;
  address: PostalAddress | null;
  person: { uuid: string; email: string | null; phone: string | null } | null;
};
