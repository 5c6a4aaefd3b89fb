import type { CSSProperties } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { DesignLooks } from './design-looks.ts';

/** Which palette and type of a design are shown. */
export type Look = { palette: string; type: string };

interface LookChoiceProps {
  design: DesignLooks;
  look: Look;
  onChange: (look: Look) => void;
}

const DOT =
  'relative flex size-11 cursor-pointer items-center justify-center rounded-full data-focus-visible:outline-2 data-focus-visible:outline-primary data-focus-visible:-outline-offset-2';
const WORD =
  'flex min-h-11 cursor-pointer items-center rounded-full border border-line-strong bg-paper px-3.5 text-sm data-selected:border-secondary data-selected:bg-cove-tint data-selected:font-semibold data-hovered:border-ink data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-primary';

/** Paper and accent of a palette, one half each; a ring says which is chosen. */
function halves({ paper, accent }: DesignLooks['palettes'][number]): CSSProperties {
  return { backgroundImage: `linear-gradient(135deg, ${paper} 50%, ${accent} 50%)` };
}

/** The colors and type pairings of a design; the picture follows at once. */
export function LookChoice({ design, look, onChange }: LookChoiceProps) {
  const chosen = design.palettes.find(({ key }) => key === look.palette) ?? design.palettes[0];
  const type = design.types.find(({ key }) => key === look.type) ?? design.types[0];
  return (
    <div className="grid gap-2" data-print="hidden">
      <RadioGroup
        value={chosen?.key ?? null}
        onChange={(palette) => onChange({ ...look, palette })}
        orientation="horizontal"
        className="flex flex-wrap items-center gap-x-3"
      >
        <Label className="sr-only">Colors of {design.name}</Label>
        <div className="-ms-2 flex">
          {design.palettes.map((palette) => (
            <Radio key={palette.key} value={palette.key} aria-label={palette.name} className={DOT}>
              {({ isSelected }) => (
                <span
                  aria-hidden="true"
                  style={halves(palette)}
                  className={`size-7 rounded-full border border-line-strong ${isSelected ? 'ring-2 ring-secondary ring-offset-2' : ''}`}
                />
              )}
            </Radio>
          ))}
        </div>
        <span aria-hidden="true" className="text-ink-soft text-sm">
          {chosen?.name}
        </span>
      </RadioGroup>
      <RadioGroup
        value={type?.key ?? null}
        onChange={(next) => onChange({ ...look, type: next })}
        orientation="horizontal"
      >
        <Label className="sr-only">Type of {design.name}</Label>
        <div className="flex flex-wrap gap-2">
          {design.types.map(({ key, name }) => (
            <Radio key={key} value={key} className={WORD}>
              {name}
            </Radio>
          ))}
        </div>
      </RadioGroup>
    </div>
  );
}
