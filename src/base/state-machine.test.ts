import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineStateMachine } from './state-machine.ts';

const listing = defineStateMachine({
  name: 'listing',
  initial: 'draft',
  transitions: {
    draft: { publish: 'published', discard: 'discarded' },
    published: { hide: 'draft', close: 'closed' },
    closed: {},
    discarded: {},
  },
});

describe('next', () => {
  it('follows the table', () => {
    expect(listing.next('draft', 'publish')).toBe('published');
    expect(listing.next('published', 'hide')).toBe('draft');
  });

  it('is undefined for an event the state does not take', () => {
    expect(listing.next('draft', 'close')).toBeUndefined();
    expect(listing.next('closed', 'publish')).toBeUndefined();
  });

  it('is not fooled by names of Object.prototype', () => {
    expect(listing.next('draft', 'constructor' as 'publish')).toBeUndefined();
    expect(listing.can('draft', 'toString' as 'publish')).toBe(false);
    expect(listing.isState('constructor')).toBe(false);
  });

  it('is typed by the table', () => {
    const after: 'draft' | 'published' | 'closed' | 'discarded' | undefined = listing.next(
      'draft',
      'publish',
    );
    expect(after).toBe('published');
    // @ts-expect-error an event that no state has
    expect(listing.next('draft', 'explode')).toBeUndefined();
    // @ts-expect-error a state that is not in the table
    expect(listing.next('lost', 'publish')).toBeUndefined();
  });
});

describe('questions about a state', () => {
  it('lists its events', () => {
    expect(listing.allowedEvents('draft')).toEqual(['publish', 'discard']);
    expect(listing.allowedEvents('closed')).toEqual([]);
  });

  it('knows final states', () => {
    expect(listing.isFinal('closed')).toBe(true);
    expect(listing.isFinal('draft')).toBe(false);
  });

  it('knows its states', () => {
    expect(listing.states).toEqual(['draft', 'published', 'closed', 'discarded']);
    expect(listing.initial).toEqual(['draft']);
    expect(listing.isState('draft')).toBe(true);
    expect(listing.isState(7)).toBe(false);
  });

  it('allows exactly the events that lead somewhere, along every walk', () => {
    const events = ['publish', 'discard', 'hide', 'close'] as const;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 20 }), (walk) => {
        let state: (typeof listing.states)[number] = 'draft';
        for (const event of walk) {
          const after = listing.next(state, event);
          expect(listing.allowedEvents(state).includes(event)).toBe(after !== undefined);
          expect(listing.can(state, event)).toBe(after !== undefined);
          state = after ?? state;
          expect(listing.isState(state)).toBe(true);
        }
      }),
    );
  });
});

describe('definition', () => {
  it('throws on an unreachable state', () => {
    const define = () =>
      defineStateMachine({
        name: 'lamp',
        initial: 'off',
        transitions: { off: { press: 'on' }, on: { press: 'off' }, broken: { press: 'off' } },
      });
    expect(define).toThrow("State machine lamp: unreachable state 'broken'");
  });

  it('throws on states that reach only each other', () => {
    const define = () =>
      defineStateMachine({
        name: 'isle',
        initial: 'a',
        transitions: { a: {}, b: { go: 'c' }, c: { go: 'b' } },
      });
    expect(define).toThrow("unreachable state 'b', 'c'");
  });

  it('throws on an unknown target or initial state', () => {
    const toNowhere = () =>
      defineStateMachine<string, string>({ name: 'x', initial: 'a', transitions: { a: { go: 'nowhere' } } });
    expect(toNowhere).toThrow("unknown state 'nowhere'");
    expect(() =>
      defineStateMachine<string, string>({ name: 'x', initial: 'b', transitions: { a: {} } }),
    ).toThrow("unknown state 'b'");
  });

  it('takes several initial states', () => {
    const machine = defineStateMachine({
      name: 'doors',
      initial: ['front', 'back'],
      transitions: { front: { enter: 'inside' }, back: { enter: 'inside' }, inside: {} },
    });
    expect(machine.initial).toEqual(['front', 'back']);
    expect(machine.next('back', 'enter')).toBe('inside');
  });
});
