import { chance } from './brush.ts';
import { type Kind, Stem } from './stem.tsx';

const KINDS: readonly Kind[] = ['rose', 'lavender', 'cornflower', 'anemone', 'rose', 'lavender', 'anemone'];

/** Flowers from edge to edge: tall ones behind, low ones in front. */
const FLOWERS = (() => {
  const random = chance(1927);
  return Array.from({ length: 54 }, (_, step) => {
    const kind = KINDS[Math.floor(random() * KINDS.length)] ?? 'rose';
    const isBehind = step < 27;
    return {
      key: step,
      kind,
      pigment: 1 + Math.floor(random() * 4),
      x: ((step % 27) + 0.5 + (random() - 0.5) * 0.8 + (isBehind ? 0 : 0.5)) * (1440 / 27),
      foot: 350,
      height: isBehind ? 190 + random() * 90 : 80 + random() * 105,
      size: kind === 'lavender' ? 0.8 + random() * 0.4 : 0.55 + random() * 0.5,
      seed: 100 + step * 31,
    };
  });
})();

const GRASS = (() => {
  const random = chance(77);
  return Array.from({ length: 120 }, (_, step) => {
    const x = Math.round((step + random()) * 12);
    const height = 30 + Math.round(random() * 85);
    const lean = Math.round((random() - 0.5) * 40);
    return `M${x} 352q${Math.round(lean / 4)} ${-Math.round(height / 2)} ${lean} ${-height}`;
  }).join('');
})();

export function Meadow() {
  return (
    <svg className="meadow" viewBox="0 0 1440 350" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g filter="url(#wc-bleed)">
        <path d={GRASS} fill="none" stroke="var(--leaf)" strokeOpacity=".5" strokeWidth="2" />
        {FLOWERS.map(({ key, ...flower }) => (
          <Stem key={key} {...flower} />
        ))}
      </g>
    </svg>
  );
}
