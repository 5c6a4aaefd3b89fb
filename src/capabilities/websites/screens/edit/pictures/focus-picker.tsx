import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { SitePicture } from '../writing-context.ts';
import { SiteThumbnail } from './site-thumbnail.tsx';

type Focus = { x: number; y: number };

const STEP = 0.05;
const ARROWS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

const share = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 100) / 100;
const percent = (value: number) => Math.round(value * 100);

/** What must stay in sight wherever the picture is cropped: a dot that is dragged, or moved by arrow keys. */
export function FocusPicker({
  picture,
  focus,
  onChange,
}: {
  picture: SitePicture;
  focus: Focus;
  onChange: (focus: Focus) => void;
}) {
  const box = useRef<HTMLDivElement>(null);

  function follow({ clientX, clientY }: PointerEvent) {
    const place = box.current?.getBoundingClientRect();
    if (!place || place.width === 0 || place.height === 0) return;
    onChange({
      x: share((clientX - place.left) / place.width),
      y: share((clientY - place.top) / place.height),
    });
  }

  function press(event: KeyboardEvent) {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: share(focus.x + step.x), y: share(focus.y + step.y) });
  }

  return (
    <div>
      <div
        ref={box}
        className="relative w-fit max-w-full touch-none overflow-hidden rounded-card"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.buttons > 0 && follow(event)}
      >
        <SiteThumbnail picture={picture} className="max-h-64 w-auto max-w-full select-none" />
        <span
          role="slider"
          tabIndex={0}
          aria-label="Focus point"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(focus.x)}
          aria-valuetext={`${percent(focus.x)}% from the left, ${percent(focus.y)}% from the top`}
          onKeyDown={press}
          className="absolute size-8 -translate-x-1/2 -translate-y-1/2 cursor-grab rounded-full border-3 border-paper bg-primary/70 shadow-float"
          style={{ left: `${percent(focus.x)}%`, top: `${percent(focus.y)}%` }}
        />
      </div>
      <p className="mt-1 text-ink-soft text-sm">
        Drag the dot, or use the arrow keys, to what must stay in view.
      </p>
    </div>
  );
}
