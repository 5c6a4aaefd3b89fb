import { fail, ok, type Result } from '#base/result.ts';
import { readEvents } from '#capabilities/guests/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { QuestionInput } from '../../contract/couple-decisions.contract.ts';
import { hasOptions, optionLines } from '../../rules/question-rules.ts';
import type { Question, ShowWhen } from '../../rules/questions.ts';
import { listQuestions } from '../settings.store.ts';
import { changeForm, type FormDeps } from './change-form.ts';
import { archiveQuestions, deleteQuestions, listAnswered, writeQuestions } from './questions.store.ts';

function showWhenOf({ showWhen }: QuestionInput, uuids: readonly string[]): ShowWhen {
  if (showWhen.kind !== 'ANSWER') return showWhen;
  return { kind: 'ANSWER', questionUuid: uuids[showWhen.place] ?? '', value: showWhen.value };
}

/** Answers fit a question as long as it asks the same people for the same kind of thing. */
function isSameQuestion(given: QuestionInput, { kind, scope }: Question): boolean {
  return given.kind === kind && given.scope === scope;
}

/** The whole list in its order. What has answers and is gone, or is another question now, is kept and no longer asked. */
export function saveQuestions(
  deps: FormDeps,
  actor: SignedInActor,
  { version, questions: given }: { version: number; questions: QuestionInput[] },
): Promise<Result<{ version: number; uuids: string[] }>> {
  return changeForm(deps, actor, version, async (tx, weddingId, settings) => {
    const before = new Map((await listQuestions(tx, weddingId)).map((question) => [question.uuid, question]));
    const named = given.flatMap(({ uuid }) => uuid ?? []);
    if (named.some((uuid) => !before.has(uuid)) || new Set(named).size < named.length)
      return fail('rsvp.not_found', 'One of these questions is no longer there.');
    const events = new Set((await readEvents(tx, weddingId)).map(({ uuid }) => uuid));
    if (given.some(({ showWhen }) => showWhen.kind === 'COMING' && !events.has(showWhen.eventUuid)))
      return fail('rsvp.not_found', 'One of these events is no longer there.');
    const answered = new Set(await listAnswered(tx, weddingId));
    const uuids = given.map((question) => {
      const known = question.uuid === null ? undefined : before.get(question.uuid);
      const isKept = known && (isSameQuestion(question, known) || !answered.has(known.uuid));
      return isKept ? known.uuid : deps.clock.uuid();
    });
    const gone = [...before.keys()].filter((uuid) => !uuids.includes(uuid));
    await archiveQuestions(
      tx,
      gone.filter((uuid) => answered.has(uuid)),
      deps.clock.now(),
    );
    await deleteQuestions(
      tx,
      gone.filter((uuid) => !answered.has(uuid)),
    );
    await writeQuestions(
      tx,
      weddingId,
      given.map((question, position) => ({
        uuid: uuids[position] ?? '',
        position,
        scope: question.scope,
        kind: question.kind,
        label: question.label,
        options: hasOptions(question.kind) ? optionLines(question.options) : [],
        isRequired: question.isRequired,
        showWhen: showWhenOf(question, uuids),
      })),
    );
    return ok({ settings, answer: { uuids } });
  });
}
