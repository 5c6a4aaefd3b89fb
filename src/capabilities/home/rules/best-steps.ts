import { paths } from '#app/rules/paths.ts';
import { formatCount } from '#base/format-count.ts';
import { plural } from '#base/text.ts';
import type { WeddingAbility } from '#capabilities/weddings/rules/member-roles.ts';
import { type BestStep, type VendorFacts, vendorSteps } from './vendor-steps.ts';
import { type WebsiteStanding, websiteStep } from './website-step.ts';

export type BestStepFacts = VendorFacts & {
  allowed: readonly WeddingAbility[];
  partner: 'joined' | 'invited' | 'missing';
  hasTotal: boolean;
  guests: number;
  withoutAddress: number;
  waiting: number;
  repliesCloseIn: number | null;
  website: WebsiteStanding;
};

const SHOWN = 4;
const CHASE_DAYS = 21;
/** Invitations are on their way by then, and guests look for what they do not say. */
const WEBSITE_FIRST_DAYS = 180;
/** When the checklist has it. */
const WEBSITE_SOON_DAYS = 315;
const VENDORS_BEFORE_WEBSITE = 2;

function setDate(): BestStep {
  return {
    ...{
      id: 'set-date',
      title: 'Set your date',
      action: 'Choose a date',
      href: paths.accountSettings('wedding'),
    },
    reasons: ['Every deadline counts back from it', 'A best guess is fine. You can change it any time.'],
  };
}

function setPlace(): BestStep {
  return {
    ...{
      id: 'set-place',
      title: 'Pick a place',
      action: 'Choose a place',
      href: paths.accountSettings('wedding'),
    },
    reasons: ['We can show who is free nearby', 'A city or town is enough'],
  };
}

function setTotal(): BestStep {
  return {
    ...{ id: 'set-budget', title: 'Set your budget', action: 'Start with one number', href: paths.budget() },
    reasons: [
      'One number, divided the way weddings usually are',
      'It moves with your guest list from then on',
    ],
  };
}

function invitePartner(): BestStep {
  return {
    ...{ id: 'invite-partner', title: 'Invite your partner', action: 'Send an invitation' },
    href: paths.accountSettings('partner'),
    reasons: ['One email, one link, and you plan from the same page'],
  };
}

function startGuests(): BestStep {
  return {
    ...{ id: 'start-guests', title: 'Start your guest list', action: 'Add names', href: paths.guestBuild() },
    reasons: ['Dinner, bar, cake and paper follow from the count', 'Paste names as you have them'],
  };
}

function chaseReplies({ waiting, repliesCloseIn }: BestStepFacts): BestStep {
  const close =
    repliesCloseIn === null || repliesCloseIn < 0
      ? 'Replies are closed'
      : `Replies close in ${plural(repliesCloseIn, 'day')}`;
  return {
    ...{
      id: 'chase-replies',
      title: `Ask the ${formatCount(waiting)} who have not answered`,
      action: 'See who',
    },
    href: paths.guestReplies(),
    reasons: [close, 'Your caterer needs the count'],
  };
}

function collectAddresses({ withoutAddress }: BestStepFacts): BestStep {
  return {
    ...{ id: 'collect-addresses', title: 'Collect the missing addresses', action: 'Send one link' },
    href: paths.guestSuperLink(),
    reasons: [`${plural(withoutAddress, 'household')} without an address`, 'Guests fill them in themselves'],
  };
}

/** The website among the vendors still to find: the nearer the day, the earlier. */
function withWebsite(facts: BestStepFacts, vendors: BestStep[]): BestStep[] {
  const { daysLeft } = facts;
  const step = websiteStep(facts);
  if (!step) return vendors;
  if (daysLeft === null || daysLeft > WEBSITE_SOON_DAYS) return [...vendors, step];
  return vendors.toSpliced(daysLeft > WEBSITE_FIRST_DAYS ? VENDORS_BEFORE_WEBSITE : 0, 0, step);
}

/** In the order they help, and only what this member can do. */
function* stepsOf(facts: BestStepFacts): Generator<BestStep> {
  const may = (ability: WeddingAbility) => facts.allowed.includes(ability);
  const isClosing = facts.repliesCloseIn !== null && facts.repliesCloseIn <= CHASE_DAYS;
  const { venue, others, fartherOut } = vendorSteps(facts);
  if (may('write-to-guests') && facts.waiting > 0 && isClosing) yield chaseReplies(facts);
  if (may('edit-details') && facts.daysLeft === null) yield setDate();
  if (may('edit-details') && facts.placeSlug === null) yield setPlace();
  if (may('edit-budget') && !facts.hasTotal) yield setTotal();
  if (may('contact-vendors')) yield* venue;
  if (may('manage-members') && facts.partner === 'missing') yield invitePartner();
  if (may('edit-guests') && facts.guests === 0) yield startGuests();
  yield* withWebsite(facts, may('contact-vendors') ? others : []);
  if (may('write-to-guests') && facts.withoutAddress > 0) yield collectAddresses(facts);
  if (may('contact-vendors')) yield* fartherOut;
}

/** What helps most next, with its reasons; the ones after it, for whoever puts it off. */
export function bestSteps(facts: BestStepFacts): BestStep[] {
  const steps: BestStep[] = [];
  // On the day and after it, nobody is pushed.
  if (facts.daysLeft !== null && facts.daysLeft <= 0) return steps;
  for (const step of stepsOf(facts)) {
    steps.push(step);
    if (steps.length === SHOWN) break;
  }
  return steps;
}
