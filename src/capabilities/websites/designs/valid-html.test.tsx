import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DESIGNS } from './design-list.ts';
import { SAMPLE_VIEWS } from './samples/sample-views.ts';

/** The standard’s own rules. How React writes empty elements and attributes is its business, and allowed. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
});

it.each(Object.values(DESIGNS))(
  'the design $key is valid HTML in every state',
  async ({ Page }) => {
    for (const [name, view] of Object.entries(SAMPLE_VIEWS)) {
      const body = renderToStaticMarkup(<Page view={view} />);
      const html = `<!DOCTYPE html><html lang="${view.language}"><head><title>x</title></head><body>${body}</body></html>`;
      const { results } = await validator.validateString(html);
      const problems = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      );
      expect([...new Set(problems)], name).toEqual([]);
    }
  },
  60_000,
);
