import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { SeededRandom } from '../src/base/seeded-random.ts';

const API = '/web-marketplace-api/v1';

export type WriteKind =
  | 'sign-up'
  | 'reset'
  | 'setting'
  | 'favorite'
  | 'note'
  | 'inquiry'
  | 'message'
  | 'picture';

/** Something that is to be kept, with the words by which the database knows it. */
export type Write = {
  kind: WriteKind;
  key: string;
  path: string;
  method?: string;
  body: string | Uint8Array;
  type?: string;
};

const json = (body: unknown) => ({ body: JSON.stringify(body), type: 'application/json' });

export const PASSWORD = 'Peony-arch-41';

export const signUp = (email: string): Write => ({
  kind: 'sign-up',
  key: email,
  path: '/web-api/v1/auth/sign-up/couple',
  ...json({ email, password: PASSWORD, firstName: 'Ada', lastName: 'Lind' }),
});

export const askForReset = (email: string): Write => ({
  kind: 'reset',
  key: email,
  path: '/web-api/v1/auth/password/forgot',
  ...json({ email }),
});

export const setSetting = (email: string): Write => ({
  kind: 'setting',
  key: email,
  path: '/website-nav/web-api/v1/user-settings',
  ...json({ key: 'enable_one_time_features' }),
});

export const putHeart = (email: string, storefrontUuid: string): Write => ({
  kind: 'favorite',
  key: `${email} ${storefrontUuid}`,
  path: `${API}/favorites/storefront`,
  ...json({ storefrontUuid }),
});

export const writeNote = (favoriteUuid: string, note: string): Write => ({
  kind: 'note',
  key: note,
  path: `${API}/favorites/saved/${favoriteUuid}`,
  method: 'PUT',
  ...json({ note }),
});

/** Its name is made once, as by a browser: sent again it is the same inquiry. */
export const sendInquiry = (random: SeededRandom, storefrontUuid: string, message: string): Write => ({
  kind: 'inquiry',
  key: message,
  path: `${API}/inquiry`,
  ...json({
    requestUuid: random.uuid(),
    storefrontUuids: [storefrontUuid],
    events: ['day-of'],
    weddingDate: null,
    flexible: true,
    guestCount: 80,
    cityId: null,
    location: 'Hudson, NY',
    budgetMinCents: null,
    budgetMaxCents: null,
    optionIds: [],
    message,
  }),
});

export const sendMessage = (
  random: SeededRandom,
  inquiryUuid: string,
  { message, attachmentUuids = [] }: { message: string; attachmentUuids?: string[] },
): Write => ({
  kind: 'message',
  key: message,
  path: `${API}/inquiry/${inquiryUuid}/message`,
  ...json({ requestUuid: random.uuid(), message, attachmentUuids }),
});

/** No write of the list: it counts once a message has taken it. */
export function attachment(inquiryUuid: string, name: string): Omit<Write, 'kind' | 'key'> {
  const body = Buffer.concat([Buffer.from('%PDF-1.4\n%'), Buffer.from(randomBytes(100_000).toString('hex'))]);
  return { path: `${API}/inquiry-attachment/${inquiryUuid}/${name}`, body, type: 'application/pdf' };
}

/** A picture that nobody has brought before, of noise, so that it is not small. */
export async function uploadPicture(key: string): Promise<Write> {
  const [width, height] = [320, 240];
  const body = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
  return { kind: 'picture', key, path: `${API}/media`, body, type: 'image/jpeg' };
}
