import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { Capability } from '#platform/capability/define-capability.ts';
import type { Tx } from '#platform/database/database.ts';

type Asked = { inquiryUuids: string[] } & Pick<Membership, 'allowed'>;

/** What a capability above keeps with a couple's inquiries, by inquiry, as this member may see it. */
export type InquiryNotes = {
  /** Under which the archive of a person has it. */
  name: string;
  collect(tx: Tx, asked: Asked): Promise<ReadonlyMap<string, unknown>>;
};

declare module '#platform/capability/define-capability.ts' {
  interface CapabilityHooks {
    inquiryNotes?: InquiryNotes;
  }
}

/** Null for an inquiry that nothing is kept with. */
export async function collectInquiryNotes(
  tx: Tx,
  capabilities: readonly Capability[],
  asked: Asked,
): Promise<(inquiryUuid: string) => Record<string, unknown>> {
  const kept: [name: string, notes: ReadonlyMap<string, unknown>][] = [];
  for (const { inquiryNotes } of capabilities) {
    if (inquiryNotes) kept.push([inquiryNotes.name, await inquiryNotes.collect(tx, asked)]);
  }
  return (inquiryUuid) =>
    Object.fromEntries(kept.map(([name, notes]) => [name, notes.get(inquiryUuid) ?? null]));
}
