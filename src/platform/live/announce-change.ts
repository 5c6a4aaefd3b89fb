import type { DocumentSubject } from '#base/document-subject.ts';
import type { Tx } from '#platform/database/database.ts';
import { publishLive } from './publish-live.ts';

/** Every process follows it, to drop the documents that show what changed. */
export const DOCUMENTS_TOPIC = 'documents';

/**
 * Says that public documents show something that changed, under the names their loaders gave it. Part of the
 * change's own transaction, so that it is told when it is true and never when it was rolled back.
 */
export async function announceChange(tx: Pick<Tx, 'execute'>, ...subjects: DocumentSubject[]): Promise<void> {
  for (const id of new Set(subjects)) await publishLive(tx, DOCUMENTS_TOPIC, { kind: 'changed', id });
}
