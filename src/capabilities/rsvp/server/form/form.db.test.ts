import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import type { QuestionInput } from '../../contract/couple-decisions.contract.ts';
import { rsvpQuestions, rsvpSettings } from '../../tables.ts';
import { openRsvpWorld, type RsvpWorld, replyWith } from '../../testing/rsvp-world.ts';

let world: RsvpWorld;

beforeAll(async () => {
  world = await openRsvpWorld();
});
afterAll(() => world.close());

const BUS: QuestionInput = {
  uuid: null,
  scope: 'HOUSEHOLD',
  kind: 'YES_NO',
  label: 'Do you need the bus?',
  options: '',
  isRequired: true,
  showWhen: { kind: 'ALWAYS' },
};
const STOP: QuestionInput = {
  ...BUS,
  kind: 'CHOICE',
  label: 'From where?',
  options: 'Hudson\n\n Catskill ',
  showWhen: { kind: 'ANSWER', place: 0, value: 'yes' },
};

async function everything() {
  return {
    settings: await world.db.select().from(rsvpSettings).orderBy(rsvpSettings.weddingId),
    questions: await world.db.select().from(rsvpQuestions).orderBy(rsvpQuestions.uuid),
  };
}

describe('the couple’s words', () => {
  it('are what the household reads, until somebody changes them; an older version is refused', async () => {
    const { owner, code } = await world.invite('Ruth Adler');
    const couple = world.repliesOf(owner);
    const words = { language: 'fr' as const, greeting: 'Come dance.', contact: 'Call Maya' };
    expect(await couple.saveRsvpSettings({ ...words, version: 0 })).toEqual({ version: 1 });
    expect(await world.guest.readInvitation({ code })).toMatchObject({ ...words });
    const before = await everything();
    expect(await refusal(couple.saveRsvpSettings({ ...words, greeting: 'Old', version: 0 }))).toBe(
      'rsvp.changed_meanwhile',
    );
    expect(await refusal(couple.saveQuestions({ questions: [BUS], version: 0 }))).toBe(
      'rsvp.changed_meanwhile',
    );
    expect(await refusal(couple.saveRsvpSettings({ ...words, greeting: 'x'.repeat(501), version: 1 }))).toBe(
      'invalid_input',
    );
    expect(await everything()).toEqual(before);
  });

  it('of two who save at once are those of one', async () => {
    const { owner } = await world.invite('Yuki Nakamura');
    const planner = await world.join(owner, 'PLANNER');
    const save = (who: typeof owner, greeting: string) =>
      refusal(world.repliesOf(who).saveRsvpSettings({ language: 'en', greeting, contact: '', version: 0 }));
    const answers = await Promise.all([save(owner, 'One'), save(planner, 'Two')]);
    expect(answers.toSorted()).toEqual(['not refused', 'rsvp.changed_meanwhile']);
  });

  it('are not for family and viewers to change', async () => {
    const { owner } = await world.invite('Ben Ito');
    const before = await everything();
    for (const role of ['FAMILY', 'VIEWER'] as const) {
      const replies = world.repliesOf(await world.join(owner, role));
      expect((await replies.listReplies()).canEditForm).toBe(false);
      const words = { language: 'en' as const, greeting: 'Mine', contact: '', version: 0 };
      expect(await refusal(replies.saveRsvpSettings(words))).toBe('wedding.role_forbids');
      expect(await refusal(replies.saveQuestions({ questions: [BUS], version: 0 }))).toBe(
        'wedding.role_forbids',
      );
    }
    expect(await everything()).toEqual(before);
  });
});

describe('questions', () => {
  it('are saved in their order, with what they depend on', async () => {
    const { owner, code, event } = await world.invite('Ana Cruz');
    const couple = world.repliesOf(owner);
    const song: QuestionInput = {
      ...BUS,
      kind: 'SONG',
      label: 'Your song',
      showWhen: { kind: 'COMING', eventUuid: event.uuid },
    };
    await couple.saveQuestions({ questions: [BUS, STOP, song], version: 0 });
    const { questions } = await world.guest.readInvitation({ code });
    expect(questions).toMatchObject([
      { label: 'Do you need the bus?', options: [] },
      {
        options: ['Hudson', 'Catskill'],
        showWhen: { kind: 'ANSWER', questionUuid: questions[0]?.uuid, value: 'yes' },
      },
      { showWhen: { kind: 'COMING', eventUuid: event.uuid } },
    ]);
    const [bus, , last] = questions;
    await couple.saveQuestions({
      version: 1,
      questions: [
        { ...song, uuid: last?.uuid ?? null },
        { ...BUS, uuid: bus?.uuid ?? null, label: 'Bus?' },
      ],
    });
    const after = await world.guest.readInvitation({ code });
    expect(after.questions.map(({ uuid, label }) => [uuid, label])).toEqual([
      [last?.uuid, 'Your song'],
      [bus?.uuid, 'Bus?'],
    ]);
  });

  it('with answers are kept when they go or become another question; without answers they are gone', async () => {
    const { owner, code } = await world.invite('Omar Haddad');
    const couple = world.repliesOf(owner);
    await couple.saveQuestions({
      questions: [BUS, { ...BUS, label: 'Unasked', isRequired: false }],
      version: 0,
    });
    const invitation = await world.guest.readInvitation({ code });
    const [bus] = invitation.questions;
    const questionUuid = bus?.uuid ?? '';
    await world.guest.sendReply({
      code,
      reply: {
        ...replyWith(invitation, 'ATTENDING'),
        answers: [{ questionUuid, guestUuid: null, values: ['yes'] }],
      },
      key: world.clock.uuid(),
      version: invitation.version,
    });
    await couple.saveQuestions({
      version: 1,
      questions: [{ ...BUS, uuid: questionUuid, kind: 'SHORT_TEXT', label: 'Which bus?' }],
    });
    const asked = (await couple.listReplies()).questions;
    expect(asked).toMatchObject([{ kind: 'SHORT_TEXT', label: 'Which bus?' }]);
    expect(asked[0]?.uuid).not.toBe(questionUuid);
    const rows = await world.db.select().from(rsvpQuestions).where(eq(rsvpQuestions.uuid, questionUuid));
    expect(rows[0]?.archivedAt).not.toBeNull();
    const unasked = await world.db.select().from(rsvpQuestions).where(eq(rsvpQuestions.label, 'Unasked'));
    expect(unasked).toEqual([]);
    await couple.saveQuestions({ version: 2, questions: [] });
    expect((await world.guest.readInvitation({ code })).questions).toEqual([]);
  });

  it('of another wedding, or about its event, are refused, and nothing changes', async () => {
    const mine = await world.invite('Lea Ito');
    const other = await world.invite('Ines Costa');
    await world.repliesOf(other.owner).saveQuestions({ questions: [BUS], version: 0 });
    const [theirs] = (await world.repliesOf(other.owner).listReplies()).questions;
    const before = await everything();
    const couple = world.repliesOf(mine.owner);
    const wishes: QuestionInput[][] = [
      [{ ...BUS, uuid: theirs?.uuid ?? null }],
      [{ ...BUS, showWhen: { kind: 'COMING', eventUuid: other.event.uuid } }],
    ];
    for (const questions of wishes) {
      expect(await refusal(couple.saveQuestions({ questions, version: 0 }))).toBe('rsvp.not_found');
    }
    expect(await refusal(couple.saveQuestions({ questions: [STOP, BUS], version: 0 }))).toBe('invalid_input');
    expect(await everything()).toEqual(before);
  });
});
