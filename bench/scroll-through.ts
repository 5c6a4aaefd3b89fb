/** From here on a frame is missed by the eye. */
export const LONG_FRAME_MS = 50;

type Pace = { longMs: number /** Left out, it is the whole page. */; pixels?: number };

/** In the browser: scrolls for two seconds and counts the frames that came too late, and the most rows that existed. */
export function scrollThrough({ longMs, pixels }: Pace): Promise<{ longFrames: number; mostRows: number }> {
  return new Promise((resolve) => {
    const began = performance.now();
    let [last, longFrames, mostRows] = [began, 0, 0];
    const step = (now: number) => {
      if (now - last > longMs) longFrames += 1;
      last = now;
      mostRows = Math.max(mostRows, document.querySelectorAll('[role=row]').length);
      scrollTo(0, ((now - began) / 2_000) * (pixels ?? document.documentElement.scrollHeight));
      if (now - began < 2_000) requestAnimationFrame(step);
      else resolve({ longFrames, mostRows });
    };
    requestAnimationFrame(step);
  });
}
