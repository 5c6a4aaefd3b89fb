import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BRUNCH,
  DINNER,
  form,
  GUEST,
  MIA,
  RUTH,
  sampleInvitation,
  WALTER,
} from '../testing/sample-invitation.ts';
import { applyStep } from './apply-step.ts';
import { fittingReply, knownReply } from './fitting-reply.ts';
import type { HouseholdInvitation } from './household-invitation.ts';
import type { Question } from './questions.ts';
import type { Reply } from './reply.ts';
import { isStepDone, openStep, replySteps } from './reply-steps.ts';

const keys = (invitation: HouseholdInvitation, reply: Reply) =>
  replySteps(invitation, reply).map(({ key }) => key);

function press(
  invitation: HouseholdInvitation,
  reply: Reply,
  key: string,
  fields: Record<string, string | string[]>,
) {
  const step = replySteps(invitation, reply).find((one) => one.key === key);
  if (!step) throw new Error(`No screen ${key}.`);
  return applyStep(reply, step, form(fields));
}

describe('the screens of a reply', () => {
  const couple = sampleInvitation([RUTH, WALTER], [DINNER, BRUNCH]);

  it('are one for each event, then whatever follows from the answers', () => {
    const nothing = knownReply(couple);
    expect(keys(couple, nothing)).toEqual(['coming-1', 'coming-2', 'words', 'summary']);
    const ruth = press(couple, nothing, 'coming-1', { 'who-0': 'yes', 'who-1': 'no' });
    expect(keys(couple, ruth)).toEqual(['coming-1', 'coming-2', 'dinner-1-1', 'care', 'words', 'summary']);
    const both = press(couple, nothing, 'coming-1', { all: 'yes' });
    expect(keys(couple, both)).toContain('dinner-1-2');
  });

  it('ask nothing more of a household that cannot come', () => {
    let reply = press(couple, knownReply(couple), 'coming-1', { all: 'no' });
    reply = press(couple, reply, 'coming-2', { all: 'no' });
    expect(keys(couple, reply)).toEqual(['coming-1', 'coming-2', 'words', 'summary']);
    expect(openStep(couple, reply)).toBeUndefined();
  });

  it('leave out events that are closed, and have them all where a change is asked for', () => {
    const invitation = sampleInvitation([RUTH], [DINNER, { ...BRUNCH, window: 'CLOSED' }]);
    expect(keys(invitation, knownReply(invitation))).toEqual(['coming-1', 'words', 'summary']);
    expect(replySteps(invitation, knownReply(invitation), 'ALL').map(({ key }) => key)).toContain('coming-2');
  });

  it('give children their dishes and infants none', () => {
    const infant = { ...MIA, uuid: 'leo', kind: 'INFANT' as const };
    const invitation = sampleInvitation([RUTH, MIA, infant], [DINNER]);
    const reply = press(invitation, knownReply(invitation), 'coming-1', { all: 'yes' });
    expect(keys(invitation, reply)).toEqual([
      'coming-1',
      'dinner-1-1',
      'dinner-1-2',
      'care',
      'words',
      'summary',
    ]);
    const wrong = press(invitation, reply, 'dinner-1-2', { dish: 'rib' });
    expect(openStep(invitation, press(invitation, wrong, 'dinner-1-1', { dish: 'rib' }))?.key).toBe(
      'dinner-1-2',
    );
  });

  it('ask who a guest is, or take that it is not known', () => {
    const invitation = sampleInvitation([RUTH, GUEST], [DINNER]);
    const reply = press(invitation, knownReply(invitation), 'coming-1', { all: 'yes' });
    expect(openStep(invitation, reply)?.key).toBe('name-2');
    const named = press(invitation, reply, 'name-2', { first: ' Lu\u202e ', last: 'Wei' });
    expect(named.people[1]).toMatchObject({ firstName: 'Lu', lastName: 'Wei' });
    const unsure = press(invitation, reply, 'name-2', { unsure: 'yes' });
    expect(unsure.people[1]?.events).toEqual([{ eventUuid: 'dinner', status: 'UNSURE', dishUuid: null }]);
    expect(keys(invitation, unsure)).not.toContain('name-2');
  });

  it('let nobody with a name be unsure', () => {
    const reply = press(couple, knownReply(couple), 'coming-1', { 'who-0': 'unsure', 'who-1': 'yes' });
    expect(openStep(couple, reply)?.key).toBe('coming-1');
  });
});

describe('questions', () => {
  const song: Question = {
    uuid: 'song',
    scope: 'HOUSEHOLD',
    kind: 'SHORT_TEXT',
    label: 'A song?',
    options: [],
    isRequired: false,
    showWhen: { kind: 'ALWAYS' },
  };
  const shuttle: Question = {
    ...song,
    uuid: 'shuttle',
    scope: 'GUEST',
    kind: 'YES_NO',
    isRequired: true,
    showWhen: { kind: 'COMING', eventUuid: 'dinner' },
  };
  const stop: Question = {
    ...song,
    uuid: 'stop',
    kind: 'CHOICE',
    options: ['Station', 'Hotel'],
    showWhen: { kind: 'ANSWER', questionUuid: 'shuttle', value: 'yes' },
  };
  const invitation = sampleInvitation([RUTH, WALTER], [DINNER], { questions: [song, shuttle, stop] });

  it('are asked of those they are for, when they are for them', () => {
    const reply = press(invitation, knownReply(invitation), 'coming-1', { 'who-0': 'yes', 'who-1': 'no' });
    const step = replySteps(invitation, reply).find(({ key }) => key === 'question-2');
    expect(step?.kind === 'question' && step.people.map(({ uuid }) => uuid)).toEqual(['ruth']);
    expect(keys(invitation, reply)).toContain('question-1');
    expect(step && isStepDone(step, reply)).toBe(false);
  });

  it('take no answer that was not offered', () => {
    const reply = press(invitation, knownReply(invitation), 'coming-1', { all: 'yes' });
    const answered = press(invitation, reply, 'question-2', { 'answer-0': 'perhaps', 'answer-1': 'no' });
    expect(answered.answers).toEqual([{ questionUuid: 'shuttle', guestUuid: 'walter', values: ['no'] }]);
  });
});

describe('what was typed, held against what is asked', () => {
  it('never speaks of strangers, dishes that are gone or names that stand', () => {
    const invitation = sampleInvitation([RUTH], [DINNER]);
    const typed: Reply = {
      ...knownReply(invitation),
      people: [
        {
          guestUuid: 'ruth',
          firstName: 'Mallory',
          lastName: 'X',
          diets: [],
          dietNote: '',
          needs: [],
          events: [
            { eventUuid: 'dinner', status: 'ATTENDING', dishUuid: 'gone' },
            { eventUuid: 'another wedding', status: 'ATTENDING', dishUuid: null },
          ],
        },
        {
          guestUuid: 'stranger',
          firstName: 'S',
          lastName: '',
          diets: [],
          dietNote: '',
          needs: [],
          events: [],
        },
      ],
      answers: [{ questionUuid: 'unknown', guestUuid: null, values: ['x'] }],
    };
    expect(fittingReply(invitation, typed)).toMatchObject({
      people: [{ firstName: 'Ruth', events: [{ eventUuid: 'dinner', status: 'ATTENDING', dishUuid: null }] }],
      answers: [],
    });
  });

  it('is at rest after once, and every way through the screens ends at a summary that can be sent', () => {
    const invitation = sampleInvitation([RUTH, MIA, GUEST], [DINNER, BRUNCH]);
    const choice = fc.constantFrom('yes', 'no', 'unsure', '');
    const fields = fc.record({
      all: choice,
      'who-0': choice,
      'who-1': choice,
      'who-2': choice,
      first: fc.constantFrom('', 'Lu', '\u0000'),
      last: fc.string(),
      unsure: fc.constantFrom('', 'yes'),
      dish: fc.constantFrom('rib', 'trout', 'plate', 'nothing', ''),
      diet: fc.array(fc.constantFrom('NUTS', 'VEGAN', 'ROCKS')),
      'diet-note': fc.string(),
      note: fc.string(),
      email: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(fields, { minLength: 30, maxLength: 30 }), (pressed) => {
        let reply = knownReply(invitation);
        for (const typed of pressed) {
          const step = openStep(invitation, reply) ?? replySteps(invitation, reply).at(-1);
          if (step) reply = applyStep(reply, step, form(typed));
          const fitting = fittingReply(invitation, reply);
          expect(fittingReply(invitation, fitting)).toEqual(fitting);
          reply = fitting;
        }
        const end = replySteps(invitation, reply).at(-1);
        expect(end?.kind).toBe('summary');
        for (const { firstName } of reply.people) expect(firstName).not.toContain('\u0000');
      }),
      { numRuns: 60 },
    );
  });
});
