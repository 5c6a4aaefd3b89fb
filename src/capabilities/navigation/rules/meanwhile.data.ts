import { companyPaths } from '#app/rules/company-paths.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import type { SectionArea } from './section-text.ts';

export type MeanwhileStep = { label: string; href: string; text: string };

const START: MeanwhileStep = {
  label: 'Tell us about your day',
  href: paths.onboarding(),
  text: 'A place, a date, a rough number of guests. Every question can wait.',
};
const TOGETHER: MeanwhileStep = {
  label: 'Plan as two',
  href: paths.accountSettings(),
  text: 'Invite your partner, family or a planner from your account settings.',
};
const QUESTIONS: MeanwhileStep = {
  label: 'Read the FAQs',
  href: companyPaths.faq(),
  text: 'What works already, what it costs and how your data is kept.',
};
const STORY: MeanwhileStep = {
  label: 'Get to know us',
  href: companyPaths.about(),
  text: 'Who we are and what we are building.',
};
const WRITE: MeanwhileStep = {
  label: 'Write to us',
  href: companyPaths.contact(),
  text: 'Tell us what you would need here. People read it.',
};

/** What already works, for whoever came for something that does not. */
export const MEANWHILE: Readonly<Record<SectionArea, readonly MeanwhileStep[]>> = {
  planning: [START, TOGETHER, QUESTIONS],
  shop: [START, TOGETHER, QUESTIONS],
  marketplace: [START, TOGETHER, WRITE],
  reading: [START, STORY, QUESTIONS],
  'vendor-area': [
    {
      label: 'Keep your calendar',
      href: vendorPaths.calendar,
      text: 'Block the days you’re away, and connect the calendar you already use.',
    },
    {
      label: 'Get your account ready',
      href: vendorPaths.onboard,
      text: 'Your details, your text messages and a list of what your listing will ask for.',
    },
    {
      label: 'See how leads are priced',
      href: vendorPaths.howWePrice,
      text: 'What a lead costs in each category, and why.',
    },
  ],
};
