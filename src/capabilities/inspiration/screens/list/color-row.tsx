import { isColorFamily } from '#capabilities/editorial/rules/color-families.ts';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import { ToneDisc } from '../../parts/tone-disc.tsx';
import type { FilterChoice } from './filter-choice.ts';

const swatchStyle = 'flex w-19 flex-col items-center gap-1.5 rounded-card px-1 py-2 text-center';

function Swatch({ choice: { key: family, label, count, isChosen, to } }: { choice: FilterChoice }) {
  const words = (
    <>
      {isColorFamily(family) && (
        <ToneDisc
          family={family}
          className={classNames(
            'size-12 transition-[box-shadow]',
            count === 0 && !isChosen && 'opacity-45',
            isChosen && 'ring-2 ring-secondary ring-offset-3 ring-offset-linen',
          )}
        />
      )}
      <span className={classNames('pt-1 text-sm', isChosen && 'font-semibold text-secondary')}>{label}</span>
      <span className="-mt-1.5 text-ink-soft text-xs tabular-nums">{count}</span>
    </>
  );
  if (count === 0 && !isChosen)
    return <span className={classNames(swatchStyle, 'text-ink-soft')}>{words}</span>;
  return (
    <PlainLink
      to={to}
      staysPut
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(swatchStyle, 'hover:bg-ink/5')}
    >
      {words}
    </PlainLink>
  );
}

/** Colors are chosen by eye, so they lie open while the other filters fold. */
export function ColorRow({ choices }: { choices: readonly FilterChoice[] }) {
  return (
    <nav aria-label="Color" className="-mx-5 overflow-x-auto px-5 md:mx-0 md:px-0">
      <ul className="-ms-1 flex w-max gap-1 py-1 md:w-auto md:flex-wrap md:gap-2">
        {choices.map((choice) => (
          <li key={choice.key}>
            <Swatch choice={choice} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
