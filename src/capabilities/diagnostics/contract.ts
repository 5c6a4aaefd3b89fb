import { z } from 'zod';
import { route } from '#platform/contract/route.ts';

export const diagnosticsContract = {
  logFromBrowser: route({
    method: 'POST',
    path: '/api/v0/log/{id}',
    summary: 'Report something that went wrong in the browser; the sender ignores failures',
    tag: 'diagnostics',
    access: 'public',
    rate: 'log',
    allowedReadOnly: true,
  })
    .input(
      z.object({
        id: z.string().min(1).max(64),
        meta: z.object({ id: z.string().max(64), message: z.string().max(1_000) }),
        data: z.record(z.string().max(64), z.unknown()).optional(),
      }),
    )
    .output(z.object({ ok: z.literal(true) })),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    diagnostics: typeof diagnosticsContract;
  }
}
