import { seededRandom } from '#base/seeded-random.ts';
import type { LinkPurpose } from '../rules/super-link-purposes.ts';

export type ClaimPlan = {
  uuid: string;
  purpose: LinkPurpose;
  name: string;
  email: string;
  phone: string;
  address1: string;
  city: string;
  region: string;
  postalCode: string;
  note: string;
  createdAt: Date;
};

const NOBODY = { email: '', phone: '', address1: '', city: '', region: '', postalCode: '', note: '' };
const HOUR_MS = 3_600_000;

const CLAIMS: readonly Omit<ClaimPlan, 'uuid' | 'createdAt'>[] = [
  {
    ...NOBODY,
    purpose: 'ADDRESS',
    name: 'Beth Sorensen',
    email: 'beth.sorensen@guests.example',
    address1: '48 Linden Lane',
    city: 'Hudson',
    region: 'NY',
    postalCode: '12534',
  },
  {
    ...NOBODY,
    purpose: 'ADDRESS',
    name: 'Tom and Ana Whitaker',
    phone: '5185550142',
    address1: '7 Prospect Place, Apt 3',
    city: 'Brooklyn',
    region: 'NY',
    postalCode: '11215',
    note: 'We moved in March. The old card will have gone to Maple Avenue.',
  },
  {
    ...NOBODY,
    purpose: 'ADDRESS',
    name: 'Dr. Ruth Feldman',
    address1: '212 Columbia Road',
    city: 'Somerville',
    region: 'MA',
    postalCode: '02143',
  },
  {
    ...NOBODY,
    purpose: 'RSVP',
    name: 'Kofi Mensah',
    email: 'kofi@guests.example',
    note: 'Jonah told me to come. I can’t find my card.',
  },
  { ...NOBODY, purpose: 'RSVP', name: 'Aunt Lou', phone: '4135550177', note: 'Coming, with Frank!' },
];

/** What came through the link that everybody may have, over the last days. */
export function planClaims(seed: string, now: Date): ClaimPlan[] {
  const random = seededRandom(seed, 'claims through the shared link');
  return CLAIMS.map((claim, index) => ({
    ...claim,
    uuid: random.uuid(),
    createdAt: new Date(now.getTime() - (index * 19 + 3) * HOUR_MS),
  }));
}
