import { addDays, type CalendarDate } from '#base/calendar-date.ts';
import { formatCents } from '#base/money.ts';
import type { Words } from '#base/phrase.ts';
import type { SeededRandom } from '#base/seeded-random.ts';
import { createTextWriter, type Line } from '#base/text-writer.ts';
import type { CoupleReason, VendorReason } from '../rules/closeout-reasons.ts';
import type { Quote } from '../rules/quote.ts';
import type { InquiryVoice } from './inquiry-voice.ts';
import {
  COUPLE_CLOSING_NOTES,
  COUPLE_WORDS,
  SPAM_WORDS,
  VENDOR_CLOSING_NOTES,
  VENDOR_WORDS,
} from './voices/shared.data.ts';

/** Sentences of one thread: none of them is said twice in it. */
export type ThreadWriter = ReturnType<typeof createThreadWriter>;

export function createThreadWriter(random: SeededRandom, voice: InquiryVoice, words: Words) {
  const writer = createTextWriter(random, words);
  const say = (lines: readonly Line[], further?: Words) => writer.write(lines, further) ?? '';
  const open = random.sample([...voice.followUps.keys()], voice.followUps.length);
  let asked: number | undefined;
  const join = (lines: readonly string[]) => lines.filter((line) => line !== '').join(' ');

  return {
    /** What everybody gets who is asked; a letter to several names none of them. */
    outreach({ isToSeveral, withContact }: { isToSeveral: boolean; withContact: boolean }): string {
      const pool = isToSeveral ? nameless : same;
      const questions = random.sample(pool(voice.questions), random.int(1, 2)).map((line) => say([line]));
      return [
        say(pool(COUPLE_WORDS.greetings)),
        join([
          say(COUPLE_WORDS.facts),
          random.chance(0.4) ? say(COUPLE_WORDS.praise) : '',
          say(pool(voice.wishes)),
          random.chance(0.4) ? say(pool(voice.wishes)) : '',
        ]),
        join(questions),
        withContact ? say(COUPLE_WORDS.contacts) : '',
        say(COUPLE_WORDS.closings),
      ]
        .filter((part) => part !== '')
        .join('\n\n');
    },
    spam: () => say(SPAM_WORDS),
    addition: () => say(COUPLE_WORDS.additions),

    firstReply(quote: Quote | undefined): string {
      const price = quote ? say(VENDOR_WORDS.quotes, { price: formatCents(quote.amountCents) }) : '';
      return [
        join([say(VENDOR_WORDS.greetings), say(VENDOR_WORDS.free)]),
        join([say(voice.pitches), random.chance(0.6) ? say(voice.pitches) : '']),
        join([price, say(VENDOR_WORDS.nextSteps)]),
        say(VENDOR_WORDS.signOffs),
      ].join('\n\n');
    },
    followUp(): string {
      asked = open.pop();
      return join([say(COUPLE_WORDS.thanks), say(lineAt(voice.followUps, asked))]);
    },
    /** To what was asked last. */
    answer(quote: Quote | undefined): string {
      return join([
        random.chance(0.5) ? say(VENDOR_WORDS.thanks) : '',
        say(lineAt(voice.answers, asked)) || say(VENDOR_WORDS.reminders),
        quote ? say(VENDOR_WORDS.quotes, { price: formatCents(quote.amountCents) }) : '',
      ]);
    },
    reminder: () => say(VENDOR_WORDS.reminders),
    booking: () => say(COUPLE_WORDS.bookings),
    cheer: () => say(VENDOR_WORDS.cheers),
    unbooking: () => say(COUPLE_WORDS.unbookings),
    courtesy: () => say(COUPLE_WORDS.courteousNotes),
    vendorNote: (reason: VendorReason) => say(VENDOR_CLOSING_NOTES[reason] ?? ['']),
    coupleNote: (reason: CoupleReason) => say(COUPLE_CLOSING_NOTES[reason]),

    quote(range: { minCents: number; maxCents: number }, today: CalendarDate): Quote {
      const cents = range.minCents + random.next() * (range.maxCents - range.minCents);
      return {
        amountCents: Math.max(20_000, Math.round(cents / 5_000) * 5_000),
        includes: say(voice.includes),
        validUntil: random.chance(0.7) ? addDays(today, random.pick([14, 21, 30, 45])) : null,
      };
    },
  };
}

function lineAt(lines: readonly string[], index: number | undefined): readonly string[] {
  const line = index === undefined ? undefined : lines[index];
  return line === undefined ? [] : [line];
}

function same(lines: readonly Line[]): readonly Line[] {
  return lines;
}

/** Found once for each list, because a writer knows its lists by identity. */
const namelessLines = new Map<readonly Line[], readonly Line[]>();

function nameless(lines: readonly Line[]): readonly Line[] {
  const known = namelessLines.get(lines);
  if (known) return known;
  const found = lines.filter(
    (line) => !/<(?:vendor|owner)>/.test(typeof line === 'string' ? line : line.text),
  );
  namelessLines.set(lines, found);
  return found;
}
