import { blob, chance, round } from './brush.ts';

interface Petals {
  count: number;
  /** From the middle of the flower to the middle of the petal. */
  reach: number;
  length: number;
  breadth: number;
  opacity: number;
}

/** Rings of thin washes over one another: where petals cross, the pigment pools. */
function rings(seed: number, all: readonly Petals[]) {
  const random = chance(seed);
  return all.map(({ count, reach, length, breadth, opacity }) => {
    const start = random() * Math.PI;
    const petals = Array.from({ length: count }, (_, step) => {
      const turn = start + (step / count) * Math.PI * 2 + (random() - 0.5) * 0.3;
      const far = reach * (0.88 + random() * 0.24);
      return blob(
        {
          x: Math.cos(turn) * far,
          y: Math.sin(turn) * far,
          rx: length * (0.85 + random() * 0.3),
          ry: breadth * (0.85 + random() * 0.3),
          wander: 0.16,
          turn,
        },
        random,
      );
    });
    return { key: `${reach}`, opacity, petals };
  });
}

const ROSE = rings(11, [
  { count: 6, reach: 24, length: 22, breadth: 23, opacity: 0.2 },
  { count: 6, reach: 19, length: 18, breadth: 19, opacity: 0.26 },
  { count: 5, reach: 12, length: 13, breadth: 14, opacity: 0.34 },
  { count: 4, reach: 6, length: 8, breadth: 8, opacity: 0.5 },
]);

const ANEMONE = rings(29, [
  { count: 7, reach: 24, length: 21, breadth: 15, opacity: 0.3 },
  { count: 6, reach: 20, length: 18, breadth: 11, opacity: 0.34 },
]);

const CORNFLOWER = rings(5, [
  { count: 11, reach: 25, length: 21, breadth: 6.5, opacity: 0.36 },
  { count: 9, reach: 18, length: 16, breadth: 5, opacity: 0.42 },
  { count: 6, reach: 8, length: 8, breadth: 4, opacity: 0.6 },
]);

function Head({ id, petals }: { id: string; petals: ReturnType<typeof rings> }) {
  return petals.map((ring) => (
    <g
      key={`${id}${ring.key}`}
      fill="currentColor"
      stroke="currentColor"
      strokeWidth=".8"
      strokeOpacity=".5"
      opacity={ring.opacity * 1.6}
    >
      {ring.petals.map((d) => (
        <path key={d} d={d} fillOpacity=".5" />
      ))}
    </g>
  ));
}

/** Stamens: dots around a dark eye. */
function Eye({ seed, radius }: { seed: number; radius: number }) {
  const random = chance(seed);
  const dots = Array.from({ length: 15 }, (_, step) => {
    const turn = (step / 15) * Math.PI * 2;
    const far = radius * (1 + random() * 0.7);
    return `M${round(Math.cos(turn) * far)} ${round(Math.sin(turn) * far)}h.1`;
  });
  return (
    <g color="var(--eye)">
      <path
        d={blob({ x: 0, y: 0, rx: radius, ry: radius, wander: 0.2 }, random)}
        fill="currentColor"
        opacity=".75"
      />
      <path d={dots.join('')} stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
    </g>
  );
}

const SPIKE = (() => {
  const random = chance(41);
  return Array.from({ length: 13 }, (_, step) => {
    const y = -6 - step * 7;
    const side = step % 2 ? 1 : -1;
    const size = 5.4 - step * 0.24;
    const x = side * (4.6 - step * 0.24);
    return [
      blob({ x, y, rx: size, ry: size * 0.8, wander: 0.2, points: 6 }, random),
      blob({ x: -x * 0.7, y: y - 3, rx: size * 0.7, ry: size * 0.62, wander: 0.2, points: 6 }, random),
    ].join('');
  }).join('');
})();

const LEAF = (() => {
  const random = chance(17);
  return [
    blob({ x: 15, y: 0, rx: 15, ry: 4.8, wander: 0.12 }, random),
    blob({ x: 13, y: 1, rx: 11, ry: 3, wander: 0.16 }, random),
  ];
})();

/** What the whole page paints with, by reference: heads around their middle, leaves and spikes from their foot. */
export function FlowerHeads() {
  return (
    <>
      <g id="wc-rose">
        <Head id="rose" petals={ROSE} />
        <Eye seed={3} radius={4} />
      </g>
      <g id="wc-anemone">
        <Head id="anemone" petals={ANEMONE} />
        <Eye seed={8} radius={6.5} />
      </g>
      <g id="wc-cornflower">
        <Head id="cornflower" petals={CORNFLOWER} />
      </g>
      <g id="wc-lavender">
        <path
          d={SPIKE}
          fill="currentColor"
          fillOpacity=".55"
          stroke="currentColor"
          strokeOpacity=".35"
          strokeWidth=".7"
        />
      </g>
      <g id="wc-leaf" fill="currentColor" stroke="currentColor" strokeOpacity=".45" strokeWidth=".6">
        {LEAF.map((d) => (
          <path key={d} d={d} fillOpacity=".42" />
        ))}
      </g>
    </>
  );
}
