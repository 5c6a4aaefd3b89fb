import { describe, expect, it } from 'vitest';
import { logSentence } from './log-words.ts';
import { TEAM_EVENTS } from './team-events.ts';

const entry = { actor: 'Ana', subject: 'Leo', role: 'RESPONDER', formerRole: 'VIEWER' } as const;

describe('a line of the log', () => {
  it.each([
    ['INVITED', 'Ana invited Leo as Responder'],
    ['RESENT', 'Ana resent the invitation to Leo'],
    ['REVOKED', 'Ana canceled the invitation to Leo'],
    ['JOINED', 'Ana joined as Responder'],
    ['DECLINED', 'Ana declined the invitation'],
    ['ROLE_CHANGED', 'Ana changed Leo from Viewer to Responder'],
    ['REMOVED', 'Ana removed Leo'],
    ['LEFT', 'Ana left'],
    ['TRANSFERRED', 'Ana transferred ownership to Leo'],
    ['INHERITED', 'Leo became owner when the last owner’s account was deleted'],
  ] as const)('%s', (event, sentence) => {
    expect(logSentence({ ...entry, event })).toBe(sentence);
  });

  it('names nobody who is gone, and is a sentence all the same', () => {
    for (const event of TEAM_EVENTS) {
      const sentence = logSentence({ event, actor: '', subject: '', role: null, formerRole: null });
      expect(sentence).toMatch(/^A former member /);
      expect(sentence).not.toMatch(/ {2}|null|undefined/);
    }
  });
});
