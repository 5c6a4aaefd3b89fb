import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ACCOUNT_FORMS } from './account-forms.data.ts';
import { BILLING_FORMS } from './billing-forms.data.ts';
import { BUDGET_FORMS } from './budget-forms.data.ts';
import { CHECKLIST_FORMS } from './checklist-forms.data.ts';

import { DAY_OF_FORMS } from './day-of-forms.data.ts';
import type { FormCase, Messages } from './form-case.ts';
import { fieldsOf, typedForms } from './form-samples.ts';
import { GUEST_FORMS } from './guest-forms.data.ts';
import { INQUIRY_FORMS } from './inquiry-forms.data.ts';
import { LISTING_FORMS } from './listing-forms.data.ts';
import { PHOTO_WALL_FORMS } from './photo-wall-forms.data.ts';
import { PROTECTION_FORMS } from './protection-forms.data.ts';
import { REVIEW_FORMS } from './review-forms.data.ts';
import { RSVP_FORMS } from './rsvp-forms.data.ts';
import { WEBSITE_FORMS } from './website-forms.data.ts';
import { WEBSITE_SUPPORT_FORMS } from './website-support-forms.data.ts';
import { WEDDING_FORMS } from './wedding-forms.data.ts';

const FORMS: readonly FormCase[] = [
  ...ACCOUNT_FORMS,
  ...CHECKLIST_FORMS,
  ...GUEST_FORMS,
  ...INQUIRY_FORMS,
  ...LISTING_FORMS,
  ...DAY_OF_FORMS,
  ...PHOTO_WALL_FORMS,
  ...WEBSITE_SUPPORT_FORMS,
  ...PROTECTION_FORMS,
  ...RSVP_FORMS,
  ...REVIEW_FORMS,
  ...BILLING_FORMS,
  ...BUDGET_FORMS,
  ...WEBSITE_FORMS,
  ...WEDDING_FORMS,
];
const NAMED = FORMS.map((form) => [`${form.files[0]} (${Object.keys(form.calls)})`, form] as const);

/** Sections of a listing are judged by one function on both sides: listings/rules/section-problems.ts. */
const SECTION_FIELDS = 'src/capabilities/listings/screens/editor/field-control.tsx';

/** What is typed into a budget goes out as steps of one change, kept on the device until they are taken; its beginning is a form. */
const BUDGET_STEPS = /^src\/capabilities\/budget\/screens\/(?!start\/)/;

/** What the schema library says about types is not for people, and the forms have better words for it. */
const NO_WORDS = 'of the wrong type';

/** Whether it may be left out is no matter here. */
function bareSchema(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapped =
    schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  return isWrapped ? bareSchema(schema.unwrap()) : schema;
}

/** Every field of a call by its path; lists of objects by those of their first item. */
function inputFields({ shape }: z.ZodObject): string[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const bare = bareSchema(schema);
    if (bare instanceof z.ZodObject) return inputFields(bare).map((field) => `${name}.${field}`);
    const item = bare instanceof z.ZodArray ? bare.element : undefined;
    return item instanceof z.ZodObject ? inputFields(item).map((field) => `${name}.0.${field}`) : [name];
  });
}

/** What a call says of an input, at the fields of the form. */
function refusalsOf(form: FormCase, schema: z.ZodObject, input: object): Messages {
  const read = schema.safeParse(input);
  const said = read.success
    ? Object.entries(form.alsoAsked(read.data))
    : read.error.issues.map(({ path, code, message }) => [
        path.join('.'),
        code === 'custom' ? message : NO_WORDS,
      ]);
  const refusals: Messages = {};
  for (const [field = '', message = ''] of said) refusals[form.names[field] ?? field] ??= message;
  return refusals;
}

function without(messages: Messages, fields: object): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([field]) => !(field in fields)));
}

it('every form of the product stands beside its calls', () => {
  const makesForm = /\buseRuleForm[<(]|\buseStepForm[<(]|<MoneyField\s/;
  const made = globSync('src/{app,capabilities}/**/*.{ts,tsx}').filter(
    (file) =>
      file !== SECTION_FIELDS && !BUDGET_STEPS.test(file) && makesForm.test(readFileSync(file, 'utf8')),
  );
  expect([...new Set(FORMS.flatMap(({ files }) => files))].toSorted()).toEqual(made.toSorted());
});

describe.each(NAMED)('%s', (_name, form) => {
  const fields = fieldsOf(form.values);

  it('has a field for whatever its calls can refuse', () => {
    for (const [call, schema] of Object.entries(form.calls)) {
      const homeless = inputFields(schema).filter(
        (field) => !(field in form.notTyped) && !fields.includes(form.names[field] ?? field),
      );
      expect(homeless, call).toEqual([]);
    }
  });

  it('names nothing that its calls do not have', () => {
    const known = new Set(Object.values(form.calls).flatMap(inputFields));
    const named = [...Object.keys(form.names), ...Object.keys(form.notTyped)];
    expect(named.filter((field) => !known.has(field))).toEqual([]);
  });

  it('takes what is typed well, as its calls do', () => {
    expect(form.problemsOf(form.values)).toEqual({});
    for (const schema of Object.values(form.calls)) {
      expect(refusalsOf(form, schema, form.sentOf(form.values))).toEqual({});
    }
  });

  it('refuses what its calls refuse, in the same words and at the same field, and nothing else', () => {
    for (const { field, sample, values } of typedForms(form)) {
      const problems = without(form.problemsOf(values), form.stricter);
      for (const [call, schema] of Object.entries(form.calls)) {
        const refusals = without(refusalsOf(form, schema, form.sentOf(values)), form.stricter);
        const told = Object.entries(problems).map(([name, message]) => [
          name,
          refusals[name] === NO_WORDS ? NO_WORDS : message,
        ]);
        expect({ call, field, sample, messages: refusals }).toEqual({
          call,
          field,
          sample,
          messages: Object.fromEntries(told),
        });
      }
    }
  });

  it('is stricter only where it says so', () => {
    for (const field of Object.keys(form.stricter)) {
      const isStricter = typedForms(form).some(
        ({ values }) =>
          field in form.problemsOf(values) &&
          Object.values(form.calls).every(
            (schema) => !(field in refusalsOf(form, schema, form.sentOf(values))),
          ),
      );
      expect(isStricter, field).toBe(true);
    }
  });
});
