import type { PageKind, SiteLook } from '../stored/site-content.ts';
import type { StoredBlock } from '../stored/stored-block.ts';
import type { Words } from '../stored/words.ts';

/** Behind which one; first where it names none. */
type Behind = { after: string | null };
/** What its writer saw last. */
type Seen = { version: number };

/** One thing that a writer did. Whatever two writers could both change says which version its writer had before them. */
export type SiteOperation =
  | ({ op: 'add-block'; pageId: string; block: StoredBlock } & Behind)
  | ({ op: 'change-block'; block: StoredBlock } & Seen)
  | ({ op: 'move-block'; blockId: string; pageId: string } & Behind)
  | ({ op: 'remove-block'; blockId: string } & Seen)
  | ({ op: 'add-page'; page: { id: string; kind: PageKind; slug: string; title: Words } } & Behind)
  | ({ op: 'change-page'; pageId: string; slug: string; title: Words } & Seen)
  | ({ op: 'move-page'; pageId: string } & Behind)
  | ({ op: 'remove-page'; pageId: string } & Seen)
  | ({ op: 'change-look'; look: SiteLook } & Seen);
