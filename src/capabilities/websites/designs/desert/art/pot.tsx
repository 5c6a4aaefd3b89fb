/** What stands in a niche that has no picture: one of three pots. */
const POTS = [
  'M38 14H82V24H76C76 34 104 44 104 78C104 108 84 124 60 124S16 108 16 78C16 44 44 34 44 24H38Z',
  'M44 10H76V20H70V44C96 52 100 84 92 104C86 118 74 124 60 124S34 118 28 104C20 84 24 52 50 44V20H44Z',
  'M26 44H94V54H88C104 72 104 96 90 112C82 120 72 124 60 124S38 120 30 112C16 96 16 72 32 54H26Z',
] as const;

const BANDS = [
  'M20 70L30 82L40 70L50 82L60 70L70 82L80 70L90 82L100 70M18 92H102',
  'M27 84H93M30 94L40 84L50 94L60 84L70 94L80 84L90 94',
  'M22 78H98M24 90L36 78L48 90L60 78L72 90L84 78L96 90',
] as const;

export function Pot({ turn }: { turn: number }) {
  const kind = turn % POTS.length;
  return (
    <svg className="pot" viewBox="0 0 120 128" aria-hidden="true">
      <path className="clay" d={POTS[kind]} />
      <path className="band" d={BANDS[kind]} />
    </svg>
  );
}
