import { describe, expect, it } from 'vitest';
import { placeMessages, submitFailure, UNEXPECTED_MESSAGE } from './submit-failure.ts';

const isShown = (field: string) => field === 'email' || field === 'partner.name';

describe('submitFailure', () => {
  it('puts messages onto the fields that the form shows', () => {
    const failure = submitFailure(
      { fields: { email: 'Taken', 'partner.name': 'Too long' }, message: 'Check the form' },
      isShown,
    );
    expect(failure).toEqual({
      fields: { email: 'Taken', 'partner.name': 'Too long' },
      message: 'Check the form',
    });
  });

  it('tells messages of unseen fields in the general one', () => {
    const failure = submitFailure(
      { fields: { token: 'The link has expired.' }, message: 'Not saved.' },
      isShown,
    );
    expect(failure).toEqual({ fields: {}, message: 'Not saved. The link has expired.' });
  });

  it('needs no general message when a field says it', () => {
    expect(submitFailure({ fields: { email: 'Taken' }, message: '' }, isShown)).toEqual({
      fields: { email: 'Taken' },
      message: undefined,
    });
  });

  it('says a message once, wherever the API repeats it', () => {
    const wrong = 'That password isn’t right.';
    const failure = submitFailure({ fields: { email: wrong, currentEmail: wrong }, message: wrong }, isShown);
    expect(failure).toEqual({ fields: { email: wrong }, message: undefined });
  });

  it('takes an answer with a code and no fields', () => {
    expect(submitFailure({ code: 'identity.locked', message: 'Try later.' }, isShown).message).toBe(
      'Try later.',
    );
  });

  it('never shows the text of a bug or a broken network', () => {
    expect(submitFailure(new TypeError('Failed to fetch'), isShown)).toEqual({
      fields: {},
      message: UNEXPECTED_MESSAGE,
    });
    expect(submitFailure(undefined, isShown).message).toBe(UNEXPECTED_MESSAGE);
    expect(submitFailure({ fields: {} }, isShown).message).toBe(UNEXPECTED_MESSAGE);
  });

  it('drops messages that are not text', () => {
    expect(submitFailure({ fields: { email: 7 }, message: 'No' }, isShown)).toEqual({
      fields: {},
      message: 'No',
    });
  });
});

describe('placeMessages', () => {
  const hasField = (name: string) => name === 'city' || name === 'email';

  it('finds the field by the name that the form gives it', () => {
    const { fields, strays } = placeMessages(
      { location: 'Where?', email: 'Taken' },
      { location: 'city' },
      hasField,
    );
    expect([...fields]).toEqual([
      ['city', 'Where?'],
      ['email', 'Taken'],
    ]);
    expect(strays).toEqual([]);
  });

  it('swallows nothing that has no field', () => {
    expect(placeMessages({ token: 'Expired' }, {}, hasField).strays).toEqual([
      { field: 'token', message: 'Expired' },
    ]);
  });

  it('says once what the API says of two fields, one of which the form has', () => {
    const wrong = 'That password isn’t right.';
    const { fields, strays } = placeMessages({ password: wrong, email: wrong }, {}, hasField);
    expect([...fields]).toEqual([['email', wrong]]);
    expect(strays).toEqual([]);
  });
});
