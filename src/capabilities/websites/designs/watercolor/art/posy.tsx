import { type Kind, Stem } from './stem.tsx';

const POSIES: readonly { kind: Kind; pigment: number }[] = [
  { kind: 'lavender', pigment: 3 },
  { kind: 'rose', pigment: 1 },
  { kind: 'cornflower', pigment: 4 },
  { kind: 'anemone', pigment: 2 },
  { kind: 'rose', pigment: 3 },
];

/** The flower of an event, by its turn: one tall, two at its sides. */
export function Posy({ turn }: { turn: number }) {
  const { kind, pigment } = POSIES[turn % POSIES.length] ?? { kind: 'rose', pigment: 1 };
  const side: Kind = kind === 'rose' || kind === 'anemone' ? kind : 'lavender';
  const small = kind === 'lavender' ? 0.8 : 0.34;
  return (
    <svg className="posy" viewBox="0 0 120 190" aria-hidden="true">
      <g filter="url(#wc-bleed)">
        <Stem
          kind={kind === 'cornflower' ? 'cornflower' : side}
          pigment={pigment}
          x={56}
          foot={184}
          height={84}
          size={small}
          seed={turn * 7 + 61}
        />
        <Stem
          kind={kind === 'cornflower' ? 'cornflower' : side}
          pigment={pigment}
          x={70}
          foot={184}
          height={102}
          size={small}
          seed={turn * 7 + 5}
        />
        <Stem
          kind={kind}
          pigment={pigment}
          x={60}
          foot={184}
          height={132}
          size={kind === 'lavender' ? 1 : 0.82}
          seed={turn * 13 + 9}
        />
      </g>
    </svg>
  );
}
