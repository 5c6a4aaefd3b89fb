import { lazy, Suspense, useState } from 'react';
import { formatCount } from '#base/format-count.ts';
import type { OpenRange } from '#capabilities/search/rules/search-filters.ts';
import { priceRangeText } from './chosen-filters.ts';
import { plainFieldStyle } from './filter-form.tsx';
import { priceScale, sliderTextStyle } from './price-steps.ts';
import type { SearchLinks } from './search-links.ts';

// Most people never touch it, so the slider's code comes when someone reaches for it.
const PriceSlider = lazy(async () => ({ default: (await import('./price-slider.tsx')).PriceSlider }));

export interface PriceFilterProps {
  links: SearchLinks;
  range: OpenRange | null;
  /** Of everything in this place and category, in cents; null where nobody is listed, and a slider has no scale. */
  bounds: { min: number; max: number } | null;
}

function Field({ name, label, value, hint }: { name: string; label: string; value: string; hint: string }) {
  return (
    <label className="min-w-0 grow basis-0">
      <span className="mb-0.5 block text-ink-soft text-xs">{label}</span>
      <input
        type="text"
        name={name}
        defaultValue={value}
        placeholder={hint}
        inputMode="numeric"
        className={plainFieldStyle}
      />
    </label>
  );
}

/** The slider as it stands before anyone has reached for it: same words, same size. */
function StillSlider({ range, max }: { range: OpenRange | null; max: number }) {
  const start = Math.min(((range?.min ?? 0) / 100 / max) * 100, 100);
  const end = range?.max ? Math.min((range.max / 100 / max) * 100, 100) : 100;
  const knob =
    'absolute top-1/2 size-7 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-secondary bg-paper shadow-float';
  return (
    <div aria-hidden="true" className="noscript:hidden">
      <div data-drag="" data-stand-in="" className="relative mx-3.5 h-11 touch-none">
        <span className="absolute -inset-x-3.5 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-ink/15" />
        <span
          className="absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-secondary"
          style={{ insetInlineStart: `${start}%`, width: `${Math.max(end - start, 0)}%` }}
        />
        <span className={knob} style={{ insetInlineStart: `${start}%` }} />
        <span className={knob} style={{ insetInlineStart: `${end}%` }} />
      </div>
      <p className={sliderTextStyle}>{range ? priceRangeText(range) : 'Any price'}</p>
    </div>
  );
}

function Slider({
  links,
  range,
  maxCents,
  isWanted,
}: Pick<PriceFilterProps, 'links' | 'range'> & { maxCents: number; isWanted: boolean }) {
  const scale = priceScale(maxCents);
  const still = <StillSlider range={range} max={scale.max} />;
  if (!isWanted) return still;
  return (
    <Suspense fallback={still}>
      <PriceSlider links={links} range={range} scale={scale} />
    </Suspense>
  );
}

/** From and to, where an empty 'to' is open; a slider for whoever would rather drag. */
export function PriceFilter({ links, range, bounds }: PriceFilterProps) {
  const [isWanted, setWanted] = useState(false);
  return (
    <fieldset
      onPointerEnter={() => setWanted(true)}
      // A finger, or a mouse that was there before the code.
      onPointerDown={() => setWanted(true)}
      onFocus={() => setWanted(true)}
    >
      <legend className="sr-only">Price range</legend>
      {bounds && <Slider links={links} range={range} maxCents={bounds.max} isWanted={isWanted} />}
      <div className="flex gap-2">
        <Field
          name="price-min"
          label="From $"
          value={range && range.min > 0 ? String(Math.ceil(range.min / 100)) : ''}
          hint={bounds ? formatCount(Math.floor(bounds.min / 100)) : 'Any'}
        />
        <Field
          name="price-max"
          label="To $"
          value={range?.max ? String(Math.floor(range.max / 100)) : ''}
          hint="Any"
        />
      </div>
    </fieldset>
  );
}
