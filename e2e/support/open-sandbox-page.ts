import { readFileSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from '../../src/platform/clock.ts';
import type { PageRequest } from '../../src/platform/payments/payment-gateway.port.ts';
import { createSandboxGateway } from '../../src/platform/payments/sandbox/sandbox-gateway.ts';
import { atDatabase } from './at-database.ts';

/** A page of the sandbox, as a seller would have it opened; nothing can be bought yet. */
export function openSandboxPage(publicUrl = '', change: Partial<PageRequest> = {}): Promise<string> {
  return atDatabase(async (db) => {
    const secret = readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'secret'), 'utf8');
    const gateway = createSandboxGateway({ db, clock: systemClock, secret, publicUrl });
    const customerRef = await gateway.createCustomer(systemClock.uuid(), systemClock.uuid());
    const request = {
      paymentId: systemClock.uuid(),
      attempt: 1,
      amountCents: 24_650,
      currency: 'USD',
      lines: [
        { name: '120 invitations, letterpress', amountCents: 22_800 },
        { name: 'Tax', amountCents: 1_850 },
      ],
      customerRef,
      savesMethod: true,
      returnUrl: `${publicUrl}/faq`,
      cancelUrl: `${publicUrl}/returns`,
      expiresAt: new Date(systemClock.now().getTime() + 3_600_000),
      ...change,
    };
    return (await gateway.openPage(request, systemClock.uuid())).url;
  });
}
