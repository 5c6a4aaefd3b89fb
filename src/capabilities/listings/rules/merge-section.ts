import type { FieldValue, SectionValues } from './editor-field.ts';

export type FieldConflict = { field: string; mine: FieldValue; theirs: FieldValue };

export type Merged = { values: SectionValues; conflicts: readonly FieldConflict[] };

/** Values are plain data whose keys come in the order of their fields. */
export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Options that one side chose or dropped are so for both; nobody else's choice is touched. */
function mergeChoices(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const dropped = new Set(base.filter((key) => !mine.includes(key)));
  const added = mine.filter((key) => !base.includes(key) && !theirs.includes(key));
  return [...theirs.filter((key) => !dropped.has(key)), ...added];
}

const areChoices = (value: FieldValue | undefined): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/**
 * What two people made of the same section. A field that only one of them changed is as they left it; where both did,
 * the values stay as the other saved them and the conflict keeps both, so that nobody's words are lost.
 */
export function mergeSection(base: SectionValues, mine: SectionValues, theirs: SectionValues): Merged {
  const values: Record<string, FieldValue> = { ...theirs };
  const conflicts: FieldConflict[] = [];
  for (const [field, own] of Object.entries(mine)) {
    const [before, other] = [base[field], theirs[field]];
    if (isSameValue(own, before) || isSameValue(own, other)) continue;
    if (other === undefined || isSameValue(other, before)) values[field] = own;
    else if (areChoices(own) && areChoices(other) && areChoices(before))
      values[field] = mergeChoices(before, own, other);
    else conflicts.push({ field, mine: own, theirs: other });
  }
  return { values, conflicts };
}
