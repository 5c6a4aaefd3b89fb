import { z } from 'zod';

export const BASE = '/web-marketplace-api/v1/manage/vendor-credits/accounts/storefronts/{storefrontUuid}';

export const ofStorefront = z.object({ storefrontUuid: z.uuid() });
