/** From here on a frame is missed by the eye. */
export const LONG_FRAME_MS = 50;

/** In the browser: scrolls through the page within two seconds and counts the frames that came too late. */
export function scrollThrough(longMs: number): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    let [last, long] = [began, 0];
    const step = (now: number) => {
      if (now - last > longMs) long += 1;
      last = now;
      scrollTo(0, ((now - began) / 2_000) * document.documentElement.scrollHeight);
      if (now - began < 2_000) requestAnimationFrame(step);
      else resolve(long);
    };
    requestAnimationFrame(step);
  });
}
