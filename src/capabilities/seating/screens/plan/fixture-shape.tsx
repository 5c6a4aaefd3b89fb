import { feetText } from '../../rules/feet-text.ts';
import { FIXTURE_LABELS, type Fixture, type FixtureKind } from '../../rules/room.ts';

type Look = { fill: string; text: string };

const PLAIN: Look = { fill: 'fill-mist stroke-line', text: 'fill-ink' };
const LOOKS: Readonly<Partial<Record<FixtureKind, Look>>> = {
  BAND: { fill: 'fill-light-navy', text: 'fill-paper' },
  DJ: { fill: 'fill-light-navy', text: 'fill-paper' },
  SPEAKERS: { fill: 'fill-light-navy', text: 'fill-paper' },
  STAGE: { fill: 'fill-light-navy', text: 'fill-paper' },
  BAR: { fill: 'fill-secondary', text: 'fill-paper' },
  BUFFET: { fill: 'fill-secondary', text: 'fill-paper' },
  DANCE_FLOOR: { fill: 'fill-gold-tint stroke-line', text: 'fill-ink' },
  CAKE: { fill: 'fill-blush stroke-line', text: 'fill-ink' },
  WALL: { fill: 'fill-light-navy', text: 'fill-ink' },
  PILLAR: { fill: 'fill-light-navy', text: 'fill-ink' },
  WINDOW: { fill: 'fill-sky stroke-secondary', text: 'fill-ink' },
  ENTRANCE: { fill: 'fill-paper stroke-light-navy', text: 'fill-ink' },
  EXIT: { fill: 'fill-paper stroke-light-navy', text: 'fill-ink' },
};

/** Below this there is no room for words inside. */
const ROOM_FOR_WORDS_IN = 22;

const UNLABELED: readonly FixtureKind[] = ['WINDOW', 'WALL', 'PILLAR'];

/** What stands in the room and is no table. Small speakers stand among chairs, where words would lie on people. */
export function FixtureShape({ fixture }: { fixture: Fixture }) {
  const { kind, label, x, y, length, width, angle } = fixture;
  const look = LOOKS[kind] ?? PLAIN;
  const words = label || FIXTURE_LABELS[kind];
  const isInside = Math.min(length, width) >= ROOM_FOR_WORDS_IN && length >= words.length * 6;
  const isDoor = kind === 'ENTRANCE' || kind === 'EXIT';
  return (
    <g>
      <title>{words}</title>
      <g transform={`rotate(${angle} ${x} ${y})`}>
        <rect
          x={x - length / 2}
          y={y - width / 2}
          width={length}
          height={width}
          rx={kind === 'CAKE' ? Math.min(length, width) / 2 : 5}
          strokeWidth={1.5}
          className={look.fill}
        />
        {isDoor && (
          <path
            d={`M${x - length / 2} ${y} v${-length / 2} a${length / 2} ${length / 2} 0 0 1 ${length / 2} ${length / 2} a${length / 2} ${length / 2} 0 0 1 ${length / 2} ${-length / 2} v${length / 2}`}
            strokeWidth={1.2}
            className="fill-none stroke-light-navy"
          />
        )}
      </g>
      {!UNLABELED.includes(kind) && (isInside || kind !== 'SPEAKERS') && (
        <text
          x={x}
          y={isInside ? y : y + width / 2 + 12}
          textAnchor="middle"
          dominantBaseline="central"
          className={`font-semibold text-[13px] ${isInside ? look.text : 'fill-ink-soft'}`}
        >
          {words}
          {kind === 'DANCE_FLOOR' && (
            <tspan x={x} dy={17} className="fill-ink-soft font-normal text-[11px]">
              {feetText(length)} × {feetText(width)}
            </tspan>
          )}
        </text>
      )}
    </g>
  );
}
