const WIDTH = 28;
/** Where lines cannot be overwritten, a new one now and then will do. */
const PLAIN_EVERY_MS = 5_000;

export type ProgressLine = { show(done: number, of: number): void; end(): void };

/** One line that grows: 'Storefronts ████░░░░ 1,200 of 5,000 · 640 a second'. */
export function createProgressLine(label: string, now: () => number): ProgressLine {
  const began = now();
  const isTerminal = process.stdout.isTTY === true;
  let shownAt = began;
  let isOpen = false;
  return {
    show(done, of) {
      const seconds = Math.max(0.001, (now() - began) / 1000);
      const share = of === 0 ? 1 : done / of;
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
      const counts = `${done.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}`;
      const text = `  ${label} ${bar} ${counts} · ${Math.round(done / seconds).toLocaleString('en-US')} a second`;
      if (isTerminal) {
        process.stdout.write(`\r\u001b[K${text}`);
        isOpen = true;
      } else if (done === of || now() - shownAt > PLAIN_EVERY_MS) {
        process.stdout.write(`${text}\n`);
        shownAt = now();
      }
    },
    end() {
      if (isOpen) process.stdout.write('\n');
      isOpen = false;
    },
  };
}
