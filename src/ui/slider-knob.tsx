import { useLayoutEffect, useRef } from 'react';
import { SliderFill, SliderThumb } from 'react-aria-components';
import { classNames } from './class-names.ts';

/** 44 px high to take hold of, with a thin line drawn in its middle. */
export const sliderTrackStyle =
  'relative mx-3.5 h-11 data-disabled:opacity-55 before:absolute before:-inset-x-3.5 before:top-1/2 before:h-1.5 ' +
  "before:-translate-y-1/2 before:rounded-full before:bg-ink/15 before:content-['']";

export function SliderBar({ startsAtEdge = false }: { startsAtEdge?: boolean }) {
  // React Aria sets the height inline, so only an inline one can be thinner.
  return (
    <SliderFill
      style={{ height: 6 }}
      className={classNames(
        'top-1/2 -translate-y-1/2 rounded-full bg-secondary',
        // The line goes on under the knob's half that stands out at its ends.
        startsAtEdge &&
          "before:absolute before:inset-y-0 before:-start-3.5 before:w-4 before:rounded-full before:bg-secondary before:content-['']",
      )}
    />
  );
}

export interface SliderKnobProps {
  index?: number;
  label?: string;
  name?: string;
  /** Read aloud in place of the bare number. */
  valueText: string;
}

export function SliderKnob({ index, label, name, valueText }: SliderKnobProps) {
  const input = useRef<HTMLInputElement>(null);

  // React Aria writes the bare number here on every render, and has no way to say '300 or more'.
  useLayoutEffect(() => {
    input.current?.setAttribute('aria-valuetext', valueText);
  });

  return (
    <SliderThumb
      index={index}
      aria-label={label}
      name={name}
      inputRef={input}
      className="top-1/2 size-7 cursor-grab rounded-full border-2 border-secondary bg-paper shadow-float after:absolute after:-inset-2.5 after:content-[''] data-disabled:cursor-not-allowed data-dragging:cursor-grabbing data-focus-visible:outline-2 data-focus-visible:outline-primary data-focus-visible:outline-offset-2 data-hovered:border-cove-deep"
    />
  );
}
