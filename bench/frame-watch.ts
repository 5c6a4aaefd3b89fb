/** From here on a frame is missed by the eye. */
const LONG_FRAME_MS = 50;

export type Frames = { count: number; long: number; longestMs: number };

type Watch = { gaps: number[]; isOver: boolean };
declare global {
  interface Window {
    frameWatch?: Watch;
  }
}

/** In the browser: notes from now on how far apart frames are. */
export function beginFrames(): void {
  const watch: Watch = { gaps: [], isOver: false };
  window.frameWatch = watch;
  let last: number | undefined;
  const step = (now: number) => {
    if (last !== undefined) watch.gaps.push(now - last);
    last = now;
    if (!watch.isOver) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** In the browser: what was noted. */
export function endFrames(): number[] {
  const { frameWatch } = window;
  if (!frameWatch) return [];
  frameWatch.isOver = true;
  return frameWatch.gaps;
}

export function countFrames(gaps: readonly number[]): Frames {
  return {
    count: gaps.length,
    long: gaps.filter((gap) => gap > LONG_FRAME_MS).length,
    longestMs: Math.max(0, ...gaps),
  };
}
