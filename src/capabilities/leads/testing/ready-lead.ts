import { randomUUID } from 'node:crypto';
import { asWritten } from '#capabilities/inquiries/rules/written-words.ts';
import type { inquiries } from '#capabilities/inquiries/tables.ts';

/** A lead that came at that moment and was never opened; what a test is about it changes. */
export function readyLead(storefrontId: number, at: Date): typeof inquiries.$inferInsert {
  return {
    uuid: randomUUID(),
    storefrontId,
    taxonomyNodeId: 2,
    status: 'READY',
    createdAt: at,
    updatedAt: at,
    readyAt: at,
    lastSeq: 1,
    lastEventAt: at,
    lastEventType: 'COUPLE_OUTREACH',
    lastMessageAt: at,
    lastMessageBy: 'COUPLE',
    lastMessageText: asWritten(''),
    coupleNames: 'Ana',
    creditPrice: 1,
    replyToken: randomUUID(),
  };
}
