import { describe, expect, it } from 'vitest';
import { namesInText, ruleWords } from './rule-words.ts';
import { newRule, RULE_KINDS, type RuleValues } from './seating-rule.ts';

const names = { nameOf: (uuid: string) => uuid, tagName: () => 'College' };
const words = (values: Partial<RuleValues> & Pick<RuleValues, 'kind'>) =>
  ruleWords({ ...newRule(values.kind, ['Theo', 'Dana']), ...values }, names);

describe('a rule in words', () => {
  it('says who and how far', () => {
    expect(words({ kind: 'APART', distanceIn: 180 })).toBe('Keep Theo and Dana 15 ft apart.');
    expect(words({ kind: 'APART' })).toBe('Keep Theo and Dana at different tables.');
    expect(words({ kind: 'AT', tableNumbers: [3, 4] })).toBe('Theo and Dana: at Tables 3 and 4.');
    expect(words({ kind: 'AWAY_FROM', fixture: 'BAND', guestUuids: ['Vera'] })).toBe(
      'Vera: well away from the band.',
    );
    expect(words({ kind: 'TOGETHER', tagUuid: 'tag' })).toBe(
      'Theo, Dana and everyone tagged College sit at one table.',
    );
    expect(words({ kind: 'MIX', balance: 'AGE' })).toBe('Mix ages at every table.');
  });

  it('is a sentence whatever the kind', () => {
    for (const kind of RULE_KINDS) expect(words({ kind })).toMatch(/^[A-Z].+\.$/);
  });

  it('names few and counts the rest', () => {
    expect(namesInText(['A', 'B', 'C'])).toBe('A, B and C');
    expect(namesInText(['A', 'B', 'C', 'D', 'E'])).toBe('A, B and 3 more');
    expect(namesInText([])).toBe('nobody');
  });
});
