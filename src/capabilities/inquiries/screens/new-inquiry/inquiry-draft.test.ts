import { describe, expect, it } from 'vitest';
import { restoreDraft } from './inquiry-draft.ts';
import { NO_INQUIRY } from './inquiry-values.ts';

const values = {
  ...NO_INQUIRY,
  message: 'We love your work',
  city: { id: 7, name: 'Hudson', stateCode: 'NY' },
  styles: ['141'],
};

describe('restoreDraft', () => {
  it('brings back every word', () => {
    expect(restoreDraft(JSON.stringify({ requestUuid: 'a', values }))).toEqual({ requestUuid: 'a', values });
  });

  it('keeps what fits of an older or broken draft', () => {
    const stored = {
      requestUuid: 'a',
      values: { ...values, styles: [1], city: 'Hudson', flexible: 'yes', more: 1 },
    };
    expect(restoreDraft(JSON.stringify(stored))?.values).toEqual({ ...values, styles: [], city: null });
  });

  it.each([null, '', '{', '42', '[]', '{"requestUuid":1,"values":{}}', '{"requestUuid":"a"}'])(
    'finds nothing in %s',
    (stored) => {
      expect(restoreDraft(stored)).toBeUndefined();
    },
  );
});
