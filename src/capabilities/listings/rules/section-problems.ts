import { greaterThanZero, numberInRange } from '#base/validation/numbers.ts';
import { required } from '#base/validation/required.ts';
import { type BudgetRange, targetBudgetRequired } from '#base/validation/target-budget.ts';
import { maxLength, minLength } from '#base/validation/text-length.ts';
import { suggestedFaqs } from '#capabilities/storefronts/rules/suggested-faqs.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { findFacetRoot } from '#capabilities/taxonomy/rules/facet-lookup.ts';
import type {
  ChoicesField,
  EditorField,
  ListField,
  ListItem,
  SectionValues,
  TextField,
} from './editor-field.ts';
import type { EditorSection } from './editor-section.ts';
import { LIST_ITEMS } from './list-items.ts';
import { PRICE_RANGES } from './price-fields.data.ts';

/** What is wrong with a section, by field; for one of several things 'spaces.2.name'. */
export type Problems = Readonly<Record<string, string>>;

/** The largest amount a field takes: ten million dollars. */
export const MOST_CENTS = 1_000_000_000;

function textProblem(field: TextField, text: string): string | undefined {
  if (text === '') return field.isRequired && required(text);
  const tooLong = maxLength(field.maxLength)(text);
  if (tooLong) return tooLong;
  const tooShort = field.minLength && minLength(field.minLength)(text);
  if (tooShort) return tooShort;
  return field.rules?.map((rule) => rule(text)).find((message) => message !== undefined);
}

function choicesProblem({ rootKey }: ChoicesField, keys: readonly string[]): string | undefined {
  const root = findFacetRoot(rootKey);
  if (!root || keys.some((key) => !root.options.some((option) => option.key === key))) {
    return 'Choose from the list.';
  }
  const { maxChoices } = root;
  return maxChoices !== null && keys.length > maxChoices ? `Choose up to ${maxChoices}.` : undefined;
}

function numberProblem(field: EditorField, value: number | null): string | undefined {
  if (value === null) return 'isRequired' in field && field.isRequired ? required(null) : undefined;
  if (field.kind === 'money')
    return value > MOST_CENTS ? numberInRange(0, MOST_CENTS / 100)(value / 100) : undefined;
  return field.kind === 'count' ? numberInRange(0, field.max)(value) : undefined;
}

function itemProblems({ item, name }: ListField, each: ListItem, index: number): [string, string][] {
  return LIST_ITEMS[item].flatMap((field): [string, string][] => {
    const value = each[field.name] ?? null;
    const isSeated = field.name === 'seatedCapacity' && value === null;
    const message = isSeated
      ? required(null)
      : field.kind === 'text'
        ? textProblem(field, String(value))
        : numberProblem(field, value as number | null);
    return message ? [[`${name}.${index}.${field.name}`, message]] : [];
  });
}

function listProblems(field: ListField, items: readonly ListItem[]): [string, string][] {
  if (items.length > field.most) return [[field.name, `Keep it to ${field.most}.`]];
  return items.flatMap((each, index) => itemProblems(field, each, index));
}

function fieldProblems(field: EditorField, values: SectionValues): [string, string][] {
  const value = values[field.name];
  const one = (message: string | undefined): [string, string][] => (message ? [[field.name, message]] : []);
  switch (field.kind) {
    case 'text':
      return one(textProblem(field, value as string));
    case 'choices':
      return one(choicesProblem(field, value as readonly string[]));
    case 'list':
      return listProblems(field, value as readonly ListItem[]);
    case 'money':
    case 'count':
      return one(numberProblem(field, value as number | null));
    default:
      return [];
  }
}

/** Both ends of a range that is given must be in their order. */
function rangeProblems(values: SectionValues): [string, string][] {
  return PRICE_RANGES.flatMap(([from, to]): [string, string][] => {
    const [low, high] = [values[from], values[to]];
    return typeof low === 'number' && typeof high === 'number' && low > high
      ? [[to, 'The highest amount can’t be below the lowest.']]
      : [];
  });
}

/** A suggested question keeps its own words, whatever came with its key. */
function questionProblems(category: TaxonomyKey, values: SectionValues): [string, string][] {
  const known = new Map(suggestedFaqs(category).map(({ key, question }) => [key, question]));
  const seen = new Set<string>();
  return (values.faqs as readonly ListItem[]).flatMap(({ key, question }, index): [string, string][] => {
    if (typeof key !== 'string' || key === '') return [];
    const isOdd = known.get(key) !== question || seen.has(key);
    seen.add(key);
    return isOdd ? [[`faqs.${index}.question`, 'Choose from the list.']] : [];
  });
}

/** Everything that keeps these values from standing in the listing; empty where nothing does. */
export function sectionProblems(
  category: TaxonomyKey,
  section: EditorSection,
  values: SectionValues,
): Problems {
  const problems = [
    ...section.fields.flatMap((field) => fieldProblems(field, values)),
    ...rangeProblems(values),
    ...(section.key === 'faqs' ? questionProblems(category, values) : []),
  ];
  const all = Object.fromEntries(problems);
  if (section.key !== 'target-budget') return all;
  const { targetCoupleBudgetMin: minCents, targetCoupleBudgetMax: maxCents } = values;
  const question =
    targetBudgetRequired({ minCents, maxCents } as BudgetRange) ?? greaterThanZero(minCents as number | null);
  return question ? { ...all, targetCoupleBudgetMin: question } : all;
}
