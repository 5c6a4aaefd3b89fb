import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSessionCookies } from './session-cookies.ts';
import { NO_OVERRIDES } from './session-overrides.ts';

const VISITOR = '018f3c1e-1111-4222-8333-444455556666';
const NOTHING = { isAutomatedTest: false, visitorId: null, overrides: NO_OVERRIDES };

describe('readSessionCookies', () => {
  it('reads all three among others', () => {
    const overrides = encodeURIComponent(
      '{"flags":{"bakerOnboarding":true},"experiments":{"favoriteToasts":"TEST-1"}}',
    );
    const header = `csrf_token=a.b==; visitor_id=${VISITOR}; automated_test=1; session_overrides=${overrides}`;
    expect(readSessionCookies(header)).toEqual({
      isAutomatedTest: true,
      visitorId: VISITOR,
      overrides: { flags: { bakerOnboarding: true }, experiments: { favoriteToasts: 'TEST-1' } },
    });
  });

  it.each([null, undefined, '', ';;;', '=', 'visitor_id', 'automated_test=0', 'automated_test=true'])(
    'reads nothing from %o',
    (header) => {
      expect(readSessionCookies(header)).toEqual(NOTHING);
    },
  );

  it.each([
    'visitor_id=1',
    `visitor_id=${VISITOR}x`,
    `visitor_id=${VISITOR.toUpperCase()}`,
    'visitor_id=%E0%A4%A',
  ])('takes no id from %s', (header) => {
    expect(readSessionCookies(header).visitorId).toBeNull();
  });

  it('does not mistake a cookie whose name merely ends alike', () => {
    expect(readSessionCookies(`not_automated_test=1; xvisitor_id=${VISITOR}`)).toEqual(NOTHING);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readSessionCookies(`session_overrides=${text}; visitor_id=${text}`)).not.toThrow();
      }),
    );
  });
});
