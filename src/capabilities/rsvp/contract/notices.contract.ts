import { z } from 'zod';
import { route } from '#platform/contract/route.ts';
import { NOTICE_MODES } from '../rules/notices/notice-modes.ts';

const noticeMode = z.object({ mode: z.enum(NOTICE_MODES) });

export const noticesContract = {
  saveNoticeMode: route({
    method: 'PUT',
    path: '/web-api/v1/rsvp/notices',
    summary: 'How the member who asks wants to hear of answers',
    tag: 'rsvp',
    access: 'signed-in',
  })
    .input(noticeMode)
    .output(noticeMode),
};
