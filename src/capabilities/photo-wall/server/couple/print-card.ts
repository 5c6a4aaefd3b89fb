import { encode } from 'uqr';
import { fail, ok, type Result } from '#base/result.ts';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { wallPaths } from '../../rules/paths.ts';
import { coupleNames, wordsOf } from '../../rules/words/words-of.ts';
import { wallMissing } from '../open-wall.ts';
import { findWallOf } from '../walls.store.ts';

const TEMPLATE = new URL('./card.typ', import.meta.url);

/** Dark squares that lie beside each other in a row are one: the print has a tenth of the pieces. */
function darkRuns(rows: readonly (readonly boolean[])[]) {
  return rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [{ x, y, width: (end === -1 ? row.length : end) - x }];
    }),
  );
}

/** In capitals, which take fewer squares: better on rough paper. */
function drawCode(url: string) {
  const { data, size } = encode(url.toUpperCase(), { border: 0, ecc: 'M' });
  return { size, runs: darkRuns(data) };
}

export async function printCard(
  { db, printer, publicUrl }: Pick<Platform, 'db' | 'printer' | 'publicUrl'>,
  { userId }: SignedInActor,
  { language }: { language: GuestLanguage },
): Promise<Result<File>> {
  const entered = demandAbility(await membershipOf(db, userId), 'share-photos');
  if (!entered.ok) return entered;
  const wall = await findWallOf(db, entered.value.weddingId);
  if (!wall) return wallMissing();
  if (wall.mode === 'OFF') return fail('wall.closed', 'Turn the photo wall on first.');
  const words = wordsOf(language);
  const url = publicUrl + wallPaths.upload(wall.uploadCode);
  const data = {
    lead: words.cardLead(coupleNames(words, wall.couple)),
    steps: words.cardSteps,
    address: url.replace(/^https?:\/\//, ''),
    code: drawCode(url),
  };
  const printed = await printer.printPdf({ template: TEMPLATE, data });
  if (!printed.ok) return printed;
  return ok(new File([printed.value], 'photo-cards.pdf', { type: 'application/pdf' }));
}
