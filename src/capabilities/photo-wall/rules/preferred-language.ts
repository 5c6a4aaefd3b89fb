import { type GuestLanguage, isGuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';

type Wish = { language: string; weight: number };

function readWish(part: string): Wish {
  const [tag = '', ...parameters] = part.split(';');
  const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find((found) => found);
  return { language: tag.trim().toLowerCase().split('-', 1)[0] ?? '', weight: weight ? Number(weight) : 1 };
}

/** What a phone is set to, as its browser says in `accept-language`; of those we speak the one it likes best. */
export function preferredLanguage(header: string | null): GuestLanguage {
  const wishes = (header ?? '').slice(0, 200).split(',').map(readWish);
  // Hebrew has an old name that some phones still say.
  const known = wishes.map(({ language, weight }) => ({
    language: language === 'iw' ? 'he' : language,
    weight,
  }));
  const spoken = known.filter(({ language, weight }) => weight > 0 && isGuestLanguage(language));
  const [best] = spoken.toSorted((one, other) => other.weight - one.weight);
  return best && isGuestLanguage(best.language) ? best.language : 'en';
}
