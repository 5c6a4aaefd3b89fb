import { afterAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '#platform/log.ts';
import { lettersOf, linesOf, readPdf, spokenIn } from '#platform/testing/read-pdf.ts';
import { PRINT_LIMITS } from './print-limits.ts';
import { createPrinter } from './typst-printer.ts';

const log = createLog('silent');
const printer = createPrinter(log);
const template = (name: string) => new URL(`./testing/${name}.typ`, import.meta.url);
const LINES = template('lines');

afterAll(() => printer.close());

async function print(lines: string[], by = printer): Promise<Uint8Array> {
  const printed = await by.printPdf({ template: LINES, data: lines });
  if (!printed.ok) throw new Error(printed.failure.code);
  return printed.value;
}

async function linesPrinted(lines: string[]): Promise<string[]> {
  const [page] = await readPdf(await print(lines));
  return page ? linesOf(page) : [];
}

const codeOf = async (asked: ReturnType<typeof printer.printPdf>) => {
  const answer = await asked;
  return answer.ok ? 'ok' : answer.failure.code;
};

describe('what is printed', () => {
  it.each([
    ['Latin', 'Zoë Łukasiewicz-Đặng Þórsdóttir'],
    ['Greek', 'Ελένη Παπαδοπούλου'],
    ['Cyrillic', 'Наталья Щербакова Ґалаґан'],
    ['Hebrew', 'דוד בן־גוריון'],
    ['Arabic', 'فاطمة الزهراء'],
    ['Persian', 'پریسا گلشیری'],
    ['Devanagari', 'श्रीमती लक्ष्मी क्षेत्रपाल'],
    ['fifty letters', 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternw'],
  ])('has every letter of a name in %s', async (_, name) => {
    expect(await linesPrinted([name])).toEqual([lettersOf(name)]);
  });

  it('says clusters whose letters are drawn in another order', async () => {
    expect(spokenIn(await print(['श्रीमती']))).toEqual(['श्री', 'ती']);
  });

  it('goes in the direction of its first letter, and what stands in it in its own', async () => {
    const [page] = await readPdf(await print(['דוד כהן Jr', 'Ana דוד כהן']));
    const order = page?.pieces.toSorted((one, other) => one.base - other.base || one.left - other.left);
    expect(order?.map(({ text }) => text)).toEqual(['Jr', 'כהן', 'דוד', 'Ana', 'כהן', 'דוד']);
  });

  it.each([
    '#read("/etc/passwd")',
    '\\ $x$ *b* _i_ `c` <l> @r = / + -',
    '"] #panic("x") [',
    '\u202Eevil\u2066',
    '\0\u0007\uFEFF\uFFFF\uD800',
  ])('is the text itself and never markup: %j', async (text) => {
    const [page] = await readPdf(await print([text, 'after']));
    expect(page?.pieces.map((piece) => piece.text).join(' ')).toContain('after');
    const letters = lettersOf(text.replaceAll(/\p{C}/gu, ''));
    expect([...letters].toSorted().join('')).toBe(
      [...(linesOf(page ?? { width: 0, height: 0, pieces: [] })[0]?.replaceAll('\0', '') ?? '')]
        .toSorted()
        .join(''),
    );
  });

  it('may be long', async () => {
    expect(await codeOf(printer.printPdf({ template: LINES, data: ['x'.repeat(10_000), 'after'] }))).toBe(
      'ok',
    );
    expect(await codeOf(printer.printPdf({ template: LINES, data: ['x y '.repeat(10_000)] }))).toBe('ok');
  });

  it('is the same bytes for the same data', async () => {
    expect(Buffer.from(await print(['Ana'])).equals(await print(['Ana']))).toBe(true);
  });
});

describe('what is refused', () => {
  it('reads no file of this machine, and prints the next thing', async () => {
    expect(await codeOf(printer.printPdf({ template: template('wrong'), data: [] }))).toBe('print.failed');
    expect(await linesPrinted(['Ana'])).toEqual(['Ana']);
  });

  it('takes no more memory than it may, and prints the next thing', async () => {
    expect(await codeOf(printer.printPdf({ template: template('hungry'), data: [] }))).toBe(
      'print.too_large',
    );
    expect(await linesPrinted(['Ana'])).toEqual(['Ana']);
  });

  it('takes no more data than it may', async () => {
    const data = ['x'.repeat(PRINT_LIMITS.dataBytes)];
    expect(await codeOf(printer.printPdf({ template: LINES, data }))).toBe('print.too_large');
  });

  it('ends what takes too long while this thread goes on, and prints the next thing', async () => {
    const hasty = createPrinter(log, { ...PRINT_LIMITS, milliseconds: 3_000 });
    let ticks = 0;
    const clock = setInterval(() => {
      ticks += 1;
    }, 20);
    expect(await codeOf(hasty.printPdf({ template: template('endless'), data: [] }))).toBe('print.timed_out');
    clearInterval(clock);
    expect(ticks).toBeGreaterThan(10);
    expect((await readPdf(await print(['Ana'], hasty))).map(linesOf)).toEqual([['Ana']]);
    await hasty.close();
  });

  it('lets so many wait and no more', async () => {
    const narrow = createPrinter(log, { ...PRINT_LIMITS, atOnce: 1, waiting: 2 });
    const asked = Array.from({ length: 5 }, () =>
      codeOf(narrow.printPdf({ template: LINES, data: ['Ana'] })),
    );
    expect(await Promise.all(asked)).toEqual(['ok', 'ok', 'ok', 'print.busy', 'print.busy']);
    await narrow.close();
  });

  it('lets an idle thread go, and starts another', async () => {
    const threads = () => (process.report.getReport() as { workers: unknown[] }).workers.length;
    const before = threads();
    const forgetful = createPrinter(log, { ...PRINT_LIMITS, idleMs: 0 });
    await print(['Ana'], forgetful);
    await vi.waitFor(() => expect(threads()).toBe(before));
    expect((await readPdf(await print(['Ben'], forgetful))).map(linesOf)).toEqual([['Ben']]);
    await forgetful.close();
  });
});
