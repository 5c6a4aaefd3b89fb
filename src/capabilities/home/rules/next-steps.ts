import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { searchPath, VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import type { WeddingAbility } from '#capabilities/weddings/rules/member-roles.ts';
import type { Countdown } from './countdown.ts';

export type StepIcon =
  | 'mail'
  | 'calendar'
  | 'place'
  | 'partner'
  | 'search'
  | 'vendors'
  | 'details'
  | 'answers';
export type NextStep = { id: string; title: string; text: string; href: string; icon: StepIcon };

/** What is known about the person who looks at the home page; nothing here is guessed. */
export type StepFacts = {
  isEmailVerified: boolean;
  hasVendorAccount: boolean;
  wedding: {
    allowed: readonly WeddingAbility[];
    countdown: Countdown['state'];
    /** As search addresses name it. */
    locationSlug: string | undefined;
    /** 'unknown' for members who must not invite anyone. */
    partner: 'joined' | 'invited' | 'missing' | 'unknown';
  } | null;
};

const SHOWN = 3;

const CONFIRM_EMAIL: NextStep = {
  id: 'confirm-email',
  title: 'Confirm your email',
  text: 'Open the link we sent you, so that we can reach you.',
  href: paths.accountSettings('email'),
  icon: 'mail',
};
const SET_DATE: NextStep = {
  id: 'set-date',
  title: 'Set your date',
  text: 'A first guess is enough; you can change it any time.',
  href: paths.accountSettings('wedding'),
  icon: 'calendar',
};
const SET_PLACE: NextStep = {
  id: 'set-place',
  title: 'Say where it will be',
  text: 'A city or town, so that vendors near it come first.',
  href: paths.accountSettings('wedding'),
  icon: 'place',
};
const INVITE_PARTNER: NextStep = {
  id: 'invite-partner',
  title: 'Invite your partner',
  text: 'One email, and the wedding belongs to you both.',
  href: paths.accountSettings('partner'),
  icon: 'partner',
};
const SEE_VENDORS: NextStep = {
  id: 'see-vendors',
  title: 'Browse the vendors',
  text: 'From the venue to the last slice of cake.',
  href: VENDORS_PATH,
  icon: 'vendors',
};
const CHECK_DETAILS: NextStep = {
  id: 'check-details',
  title: 'Look over your details',
  text: 'Names, date, place, guests and budget on one page.',
  href: paths.accountSettings('wedding'),
  icon: 'details',
};
const READ_ANSWERS: NextStep = {
  id: 'read-answers',
  title: 'Read the answers',
  text: 'What works already, and how your data is kept.',
  href: companyPaths.faq(),
  icon: 'answers',
};
const BEGIN: NextStep = {
  id: 'begin',
  title: 'Tell us about your day',
  text: 'A place, a date, some guests. Every question can wait.',
  href: paths.onboarding(),
  icon: 'calendar',
};
const VENDOR_AREA: NextStep = {
  id: 'vendor-area',
  title: 'Open your vendor area',
  text: 'Your business lives there, under the same login.',
  href: paths.start({ side: 'vendor' }),
  icon: 'vendors',
};
const KEEP_DATA: NextStep = {
  id: 'keep-data',
  title: 'Keep what you planned',
  text: 'Download everything you wrote down here.',
  href: paths.accountSettings('your-data'),
  icon: 'details',
};
const REVIEWS: NextStep = {
  id: 'reviews',
  title: 'See how reviews work',
  text: 'Who may write one, and how we check it.',
  href: companyPaths.coupleReviews(),
  icon: 'answers',
};

function findVenue(locationSlug: string): NextStep {
  return {
    id: 'find-venue',
    title: 'Look for your venue',
    text: 'Begin with the place; the rest follows from it.',
    href: searchPath(locationSlug, 'wedding-venues'),
    icon: 'search',
  };
}

function* stepsOf({ isEmailVerified, hasVendorAccount, wedding }: StepFacts): Generator<NextStep> {
  if (!isEmailVerified) yield CONFIRM_EMAIL;
  if (!wedding) {
    if (hasVendorAccount) yield VENDOR_AREA;
    yield BEGIN;
    yield SEE_VENDORS;
  } else if (wedding.countdown === 'past') {
    yield KEEP_DATA;
    yield REVIEWS;
  } else {
    const mayEdit = wedding.allowed.includes('edit-details');
    if (mayEdit && wedding.countdown === 'open') yield SET_DATE;
    if (mayEdit && !wedding.locationSlug) yield SET_PLACE;
    if (wedding.partner === 'missing') yield INVITE_PARTNER;
    if (wedding.allowed.includes('contact-vendors') && wedding.locationSlug)
      yield findVenue(wedding.locationSlug);
    yield SEE_VENDORS;
    yield CHECK_DETAILS;
  }
  yield READ_ANSWERS;
  yield SEE_VENDORS;
}

/** Always three: what is missing first, what can be looked at after it. So the page knows the room they take. */
export function nextSteps(facts: StepFacts): NextStep[] {
  const distinct = new Map([...stepsOf(facts)].map((step) => [step.id, step]));
  return [...distinct.values()].slice(0, SHOWN);
}
