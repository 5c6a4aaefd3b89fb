import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RichRun, RichText } from '../rich-text.ts';
import { fromDocument, toDocument } from './rich-text-document.ts';

const wordArbitrary = fc.stringMatching(/^[a-z]{1,6}$/);
const runArbitrary: fc.Arbitrary<RichRun> = fc.record(
  {
    text: wordArbitrary,
    bold: fc.constant(true),
    italic: fc.constant(true),
    link: fc.constantFrom('https://example.com/', 'mailto:us@example.com', 'tel:+15550100'),
  },
  { requiredKeys: ['text'] },
);

/** Neighbors that look alike are one run. */
const runsArbitrary = fc.array(runArbitrary, { minLength: 1, maxLength: 4 }).map((runs) =>
  runs.filter((run, place) => {
    const { text: _, ...before } = runs[place - 1] ?? { text: '', none: true };
    const { text: __, ...own } = run;
    return (
      JSON.stringify(Object.entries(before).toSorted()) !== JSON.stringify(Object.entries(own).toSorted())
    );
  }),
);

const textArbitrary: fc.Arbitrary<RichText> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('paragraph' as const, 'heading-2' as const, 'heading-3' as const),
      runs: runsArbitrary,
    }),
    fc.record({
      kind: fc.constantFrom('bullets' as const, 'numbers' as const),
      items: fc.array(runsArbitrary, { minLength: 1, maxLength: 3 }),
    }),
  ),
  { maxLength: 5 },
);

it('goes into the editor and comes back as it was', () => {
  fc.assert(
    fc.property(textArbitrary, (text) => {
      expect(fromDocument(toDocument(text))).toEqual(text);
    }),
  );
});

it('leaves out what is no part of what is stored', () => {
  const paragraph = (text: string, marks: object[] = []) => ({
    type: 'paragraph',
    content: [{ type: 'text', text, marks }],
  });
  const document = {
    type: 'doc',
    content: [
      paragraph('Hello', [{ type: 'strike' }, { type: 'link', attrs: { href: 'javascript:alert(1)' } }]),
      paragraph('  '),
      { type: 'codeBlock', content: [{ type: 'text', text: 'code' }] },
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Loud' }] },
    ],
  };
  expect(fromDocument(document as never)).toEqual([
    { kind: 'paragraph', runs: [{ text: 'Hello' }] },
    { kind: 'heading-3', runs: [{ text: 'Loud' }] },
  ]);
});
