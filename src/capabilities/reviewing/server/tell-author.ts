import { paths } from '#app/rules/paths.ts';
import { findUser } from '#capabilities/identity/server/index.ts';
import type { StoredReview } from '#capabilities/reviews/server/index.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { Tx } from '#platform/database/database.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { AboutReview, Letter } from './mails.ts';
import { findCaseView } from './support/queue.store.ts';

type Deps = Pick<Platform, 'clock' | 'publicUrl'>;

/** A letter about somebody's own review. Who wrote without an account, or has left, gets none. */
export async function tellAuthor(
  tx: Tx,
  { clock, publicUrl }: Deps,
  { id, authorId }: Pick<StoredReview, 'id' | 'authorId'>,
  { key, letter }: { key: string; letter: (about: AboutReview) => Letter },
): Promise<void> {
  const author = authorId ? await findUser(tx, authorId) : undefined;
  const view = await findCaseView(tx, id);
  if (!author || !view) return;
  const { name, slug, taxonomyNodeId } = view.storefront;
  const category = categoryByNodeId(taxonomyNodeId)?.taxonomyKey ?? '';
  const { subject, ...content } = letter({
    name: mailName(name),
    page: `${publicUrl}${paths.storefront(category, slug)}#reviews`,
    form: `${publicUrl}${paths.writeReview(category, slug)}`,
  });
  await queueMail(tx, clock, { key, to: author.email, subject, ...renderMail(content) });
}
