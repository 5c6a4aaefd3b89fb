import { ok, type Result } from '#base/result.ts';
import type { Household } from '#capabilities/guests/contract.ts';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { inListOrder } from '#capabilities/guests/rules/guest-view.ts';
import { householdName } from '#capabilities/guests/rules/household-names.ts';
import { readAllHouseholds } from '#capabilities/guests/server/index.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { OpenedMessage } from '../../contract/messages.contract.ts';
import { letterOf } from '../../rules/messages/letter-of.ts';
import { textIn } from '../../rules/messages/message-texts.ts';
import { type PlannedRecipient, planRecipients } from '../../rules/messages/plan-recipients.ts';
import { rsvpPaths } from '../../rules/paths.ts';
import { wordsOf } from '../../rules/words/words-of.ts';
import { messageMissing } from './change-message.ts';
import { listStopped } from './mail-addresses.store.ts';
import { findMessageRow, listLinks, listRecipients, type MessageRow } from './messages.store.ts';
import { presentOne } from './present-messages.ts';
import { invitationInLetter, readWeddingOfLetters, type WeddingOfLetters } from './wedding-of-letters.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;

function presentTexts(row: MessageRow, wedding: WeddingOfLetters, households: readonly Household[]) {
  const { language: main } = wedding.settings;
  const spoken = new Set(households.map(({ language }) => language || main));
  const languages = [
    main,
    ...GUEST_LANGUAGES.filter((one) => one !== main && (spoken.has(one) || row.texts[one])),
  ];
  return languages.map((language) => {
    // What nobody has written in a language is empty there, and the language of the wedding speaks for it.
    const text = textIn(row, language, { fallback: language, couple: wedding.couple });
    const shown = row.texts[language] ?? (row.kind === 'MESSAGE' ? null : text);
    return {
      language,
      subject: shown?.subject ?? '',
      text: shown?.text ?? '',
      isOwn: row.texts[language] !== undefined,
    };
  });
}

async function presentLetter(
  tx: Tx,
  {
    row,
    wedding,
    household,
    publicUrl,
  }: {
    row: MessageRow;
    wedding: WeddingOfLetters;
    household: Household | undefined;
    publicUrl: string;
  },
  planned: PlannedRecipient | undefined,
): Promise<OpenedMessage['letter']> {
  if (!household) return null;
  const { couple, settings } = wedding;
  const language = household.language || settings.language;
  const text = textIn(row, language, { fallback: settings.language, couple });
  const [link] = await listLinks(tx, [household.uuid]);
  if (!text || !link) return null;
  return {
    ...letterOf(invitationInLetter(wedding, household, link.extendedUntil), text),
    householdUuid: household.uuid,
    to: planned?.address ?? '',
    language,
    link: `${publicUrl}${rsvpPaths.household(link.linkCode)}`,
    stop: wordsOf(language).stopLink,
  };
}

/** A message with everything that is looked at before it is approved, and after it went out. */
export async function readMessage(
  { db, clock, publicUrl }: Deps,
  actor: SignedInActor,
  { uuid, household: chosen }: { uuid: string; household?: string | undefined },
): Promise<Result<OpenedMessage>> {
  const member = demandAbility(await membershipOf(db, actor.userId), 'write-to-guests');
  if (!member.ok) return member;
  const { weddingId } = member.value;
  const row = await findMessageRow(db, uuid);
  const wedding = await readWeddingOfLetters(db, { clock }, weddingId);
  if (row?.weddingId !== weddingId || !wedding) return messageMissing();
  const households = inListOrder(await readAllHouseholds(db, weddingId));
  const known = { stopped: await listStopped(db, weddingId), used: new Set<string>() };
  const planned = planRecipients(households, wedding.events, row, known);
  const householdOf = new Map(households.map((household) => [household.uuid, household]));
  const nameOf = (householdUuid: string) => {
    const household = householdOf.get(householdUuid);
    return household ? householdName(household) : '';
  };
  const shown = planned.filter(({ skip }) => skip !== 'ANSWERED');
  const looked =
    shown.find(({ householdUuid }) => householdUuid === chosen) ??
    shown.find(({ skip }) => !skip) ??
    shown[0];
  const having = (skip: PlannedRecipient['skip']) => planned.filter((one) => one.skip === skip).length;
  const recipients = await listRecipients(db, uuid);
  return ok({
    message: await presentOne(db, row, wedding, clock.now()),
    language: wedding.settings.language,
    texts: presentTexts(
      row,
      wedding,
      households.filter(({ list }) => list === 'INVITED'),
    ),
    reach: {
      gets: having(null),
      noAddress: having('NO_ADDRESS'),
      stopped: having('STOPPED'),
      sameAddress: having('SAME_ADDRESS'),
    },
    households: shown.map(({ householdUuid, skip }) => ({
      uuid: householdUuid,
      name: nameOf(householdUuid),
      skip,
    })),
    letter: await presentLetter(
      db,
      { row, wedding, publicUrl, household: looked && householdOf.get(looked.householdUuid) },
      looked,
    ),
    recipients: recipients.map((recipient) => ({ ...recipient, name: nameOf(recipient.householdUuid) })),
    today: wedding.today,
    zone: wedding.zone,
  });
}
