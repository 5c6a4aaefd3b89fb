import type { Tx } from '#platform/database/database.ts';
import { forgetAuthor as forgetBoardAuthor } from './boards.store.ts';
import { forgetHearts } from './hearts.store.ts';
import { forgetAuthor } from './store.ts';

/** For the deletion of an account: what is marked stays for the others who plan the wedding, without a name to it. */
export async function forgetFavorites(tx: Tx, userId: string): Promise<void> {
  await forgetAuthor(tx, userId);
  await forgetHearts(tx, userId);
  await forgetBoardAuthor(tx, userId);
}
