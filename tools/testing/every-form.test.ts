import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORMS_ELSEWHERE, FORMS_TWICE } from '../../e2e/support/every-form.ts';

/** A form of its own: one of ours, one of the browser's, or a field of money in a larger one. */
const MAKES_A_FORM = /\buseRuleForm[<(]|\buseStepForm[<(]|<form\b|<MoneyField\s/;

/** Every file of the product that makes a form; the controls themselves and their examples are none. */
const forms = globSync('src/{app,capabilities}/**/*.{ts,tsx}')
  .filter((file) => !/\.(?:test|example)\.tsx?$/.test(file) && MAKES_A_FORM.test(readFileSync(file, 'utf8')))
  .sort();

describe('every form of the product', () => {
  it('is filled, saved and saved again by a journey', () => {
    const covered = [...Object.values(FORMS_TWICE).flat(), ...Object.keys(FORMS_ELSEWHERE)];
    expect(covered.toSorted()).toEqual(forms);
  });

  it.each(Object.entries(FORMS_ELSEWHERE))('%s has the journey it names', (_form, [spec, title]) => {
    expect(readFileSync(`e2e/${spec}`, 'utf8')).toContain(`test('${title}'`);
  });
});
