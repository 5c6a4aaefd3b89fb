import { describe, expect, it } from 'vitest';
import { hasAnsweredFaqs, suggestedFaqs } from './suggested-faqs.ts';

const faq = (key: string, answer = 'Yes.') => ({ key, question: '?', answer });

describe('suggested questions', () => {
  it('requires five of venues and none of anybody else', () => {
    const required = suggestedFaqs('wedding-venues').filter(({ isRequired }) => isRequired);
    expect(required.map(({ key }) => key)).toEqual([
      'peak-season',
      'off-peak-season',
      'own-alcohol',
      'on-site-parking',
      'accessible-facilities',
    ]);
    expect(suggestedFaqs('wedding-florists').some(({ isRequired }) => isRequired)).toBe(false);
  });

  it('has none for a type of vendor it does not know, and says so', () => {
    const noted: string[] = [];
    expect(suggestedFaqs('constructor', (category) => noted.push(category))).toEqual([]);
    expect(suggestedFaqs('wedding-florists', (category) => noted.push(category))).not.toEqual([]);
    expect(noted).toEqual(['constructor']);
  });

  it('counts a venue as answered when every required question is', () => {
    const keys = [
      'peak-season',
      'off-peak-season',
      'own-alcohol',
      'on-site-parking',
      'accessible-facilities',
    ];
    expect(
      hasAnsweredFaqs(
        'wedding-venues',
        keys.map((key) => faq(key)),
      ),
    ).toBe(true);
    expect(
      hasAnsweredFaqs(
        'wedding-venues',
        keys.slice(1).map((key) => faq(key)),
      ),
    ).toBe(false);
    expect(
      hasAnsweredFaqs(
        'wedding-venues',
        keys.map((key) => faq(key, ' ')),
      ),
    ).toBe(false);
  });

  it('takes any answered question of everybody else', () => {
    expect(hasAnsweredFaqs('wedding-florists', [])).toBe(false);
    expect(hasAnsweredFaqs('wedding-florists', [{ question: 'Do you?', answer: 'We do.' }])).toBe(true);
  });
});
