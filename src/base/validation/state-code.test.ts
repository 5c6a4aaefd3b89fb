import { describe, expect, it } from 'vitest';
import { US_STATES } from '#base/us-states.ts';
import { stateCode } from './state-code.ts';

describe('stateCode', () => {
  it('takes every state and territory', () => {
    for (const state of US_STATES) expect(stateCode(state.stateCode)).toBeUndefined();
  });

  it.each(['XX', 'ny', 'N', 'NYC', ' NY', 'ON', 'toString'])('refuses %j', (code) => {
    expect(stateCode(code)).toBe('Invalid state/territory code');
  });

  it('leaves an empty field to required', () => {
    for (const empty of ['', null, undefined]) expect(stateCode(empty)).toBeUndefined();
  });
});
