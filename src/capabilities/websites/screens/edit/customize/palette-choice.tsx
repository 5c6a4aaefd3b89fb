import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import type { SitePalette } from '../../../designs/site-design.ts';
import { CHOICE_CARD } from './choice-card.ts';

interface PaletteChoiceProps {
  palettes: readonly SitePalette[];
  value: string;
  onChange: (key: string) => void;
}

/** The colors of this design. A key of another one means its first. */
export function PaletteChoice({ palettes, value, onChange }: PaletteChoiceProps) {
  const chosen = palettes.find(({ key }) => key === value) ?? palettes[0];
  return (
    <RadioGroup value={chosen?.key ?? null} onChange={onChange}>
      <Label elementType="h2" className="mb-3 block text-xl">
        Colors
      </Label>
      <div className="grid grid-cols-2 gap-3">
        {palettes.map(({ key, name, paper, ink, accent, tint }) => (
          <RadioField key={key} value={key}>
            <RadioButton className={CHOICE_CARD}>
              <span aria-hidden="true" className="mb-2 flex overflow-hidden rounded-input border border-line">
                {[paper, tint, accent, ink].map((color) => (
                  <span key={color} className="h-9 grow" style={{ backgroundColor: color }} />
                ))}
              </span>
              <span className="font-semibold">{name}</span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
