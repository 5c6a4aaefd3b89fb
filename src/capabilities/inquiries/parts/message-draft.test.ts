import { describe, expect, it } from 'vitest';
import { attemptFor } from './message-draft.ts';

describe('attemptFor', () => {
  const newUuid = () => 'new';

  it('repeats the request for the same words', () => {
    const draft = { text: 'Hello', attempt: { requestUuid: 'first', key: 'Hello' } };
    expect(attemptFor(draft, 'Hello', newUuid).requestUuid).toBe('first');
  });

  it('makes another message of other words', () => {
    const draft = { text: 'Hello!', attempt: { requestUuid: 'first', key: 'Hello' } };
    expect(attemptFor(draft, 'Hello!', newUuid)).toEqual({ requestUuid: 'new', key: 'Hello!' });
    expect(attemptFor({ text: 'Hi', attempt: null }, 'Hi', newUuid).requestUuid).toBe('new');
  });
});
