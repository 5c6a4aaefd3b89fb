import { describe, expect, it } from 'vitest';
import { US_STATES } from '#base/us-states.ts';
import { readStateText } from './state-text.ts';

describe('readStateText', () => {
  it.each(['ny', 'n y', 'new york'])('knows %s', (text) => {
    expect(readStateText(text).named).toEqual(['NY']);
  });

  it('keeps what is only begun apart from what is named', () => {
    expect(readStateText('mi')).toEqual({ named: ['MI'], begun: ['MN', 'MS', 'MO'] });
    expect(readStateText('new')).toEqual({ named: [], begun: ['NH', 'NJ', 'NM', 'NY'] });
  });

  it('does not take a longer state for its beginning', () => {
    expect(readStateText('virginia')).toEqual({ named: ['VA'], begun: [] });
    expect(readStateText('washington')).toEqual({ named: ['WA'], begun: ['DC'] });
  });

  it('finds every state by its code and by its name', () => {
    for (const { stateCode, name } of US_STATES) {
      expect(readStateText(stateCode.toLowerCase()).named).toContain(stateCode);
      expect(readStateText(name.toLowerCase().replace(',', '')).named).toContain(stateCode);
    }
  });

  it('finds nothing in nothing', () => {
    expect(readStateText('')).toEqual({ named: [], begun: [] });
    expect(readStateText('bavaria')).toEqual({ named: [], begun: [] });
  });
});
