import { describe, expect, it } from 'vitest';
import { createPlainScanner, SCANNER_TEST_FILE } from './plain-scanner.ts';

const { scan } = createPlainScanner();

describe('the built-in scanner', () => {
  it('finds the test file of the industry, wherever it lies', async () => {
    expect(await scan(Buffer.from(`%PDF-1.7 ${SCANNER_TEST_FILE}`))).toEqual({
      isHarmless: false,
      found: 'Eicar-Test-File',
    });
  });

  it.each([
    '/JavaScript',
    '/JS (app.alert(1))',
    '/J#61vaScript',
    '/Launch',
    '/EmbeddedFiles',
    '/EmbeddedFile',
  ])('finds a PDF that does something by itself: %s', async (name) => {
    const verdict = await scan(Buffer.from(`%PDF-1.7\n1 0 obj << /Type /Catalog ${name} >> endobj`));
    expect(verdict).toEqual({ isHarmless: false, found: 'Active-PDF' });
  });

  it.each(['%PDF-1.7\n1 0 obj << /Type /Catalog /Jobs 3 >> endobj', 'A letter about /JavaScript'])(
    'lets through %j',
    async (text) => expect(await scan(Buffer.from(text))).toEqual({ isHarmless: true }),
  );
});
