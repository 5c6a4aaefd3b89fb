import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

export type SuggestedFaq = { key: string; question: string; isRequired?: true };

/** What couples ask every business of a category before they book. */
export const SUGGESTED_FAQS = {
  'wedding-venues': [
    { key: 'peak-season', question: 'When is your peak season and what does it cost?', isRequired: true },
    { key: 'off-peak-season', question: 'When is off-peak and what changes in price?', isRequired: true },
    {
      key: 'own-alcohol',
      question: 'May we bring our own alcohol, and is there a corkage fee?',
      isRequired: true,
    },
    {
      key: 'on-site-parking',
      question: 'Is there parking on site, how many cars, is it free?',
      isRequired: true,
    },
    {
      key: 'accessible-facilities',
      question: 'Which entrances, restrooms and spaces are step-free?',
      isRequired: true,
    },
    { key: 'rain-plan', question: 'What is the plan for bad weather?' },
    { key: 'outside-vendors', question: 'May we bring our own vendors?' },
    { key: 'hours-overtime', question: 'How many hours are included and what is overtime?' },
    { key: 'noise-curfew', question: 'When must music stop?' },
    { key: 'deposit-cancel', question: 'What are the deposit, payment dates and cancellation terms?' },
    { key: 'events-per-day', question: 'Do you host more than one wedding a day?' },
    { key: 'setup-access', question: 'When can vendors get in and when must they be out?' },
  ],
  'wedding-photographers': [
    { key: 'who-shoots', question: 'Who will be at our wedding, and who replaces them?' },
    { key: 'delivery', question: 'How many photos do we get, and when?' },
    { key: 'raw-files', question: 'Do we get the raw files?' },
    { key: 'rights', question: 'What may we print and publish?' },
    { key: 'travel', question: 'How far do you travel, and what does it cost?' },
    { key: 'backup', question: 'How are files and gear backed up?' },
  ],
  'wedding-videographers': [
    { key: 'length', question: 'What films do we get and how long are they?' },
    { key: 'music-license', question: 'Is the music licensed, and may we choose it?' },
    { key: 'delivery', question: 'When will our film be ready?' },
    { key: 'crew', question: 'How many people film, and how visible are they?' },
    { key: 'raw-footage', question: 'Can we have the raw footage?' },
    { key: 'drone', question: 'Do you fly a drone, and who holds the license?' },
  ],
  'wedding-catering': [
    { key: 'tasting', question: 'Is there a tasting, and what does it cost?' },
    { key: 'minimums', question: 'Is there a guest or spend minimum?' },
    { key: 'staff-ratio', question: 'How many staff come per guest?' },
    { key: 'allergies', question: 'How do you handle allergies?' },
    { key: 'leftovers', question: 'What happens to leftovers?' },
    { key: 'kitchen-needs', question: 'What do you need from the venue’s kitchen?' },
  ],
  'wedding-florists': [
    { key: 'minimum-spend', question: 'Is there a minimum spend?' },
    { key: 'seasonal', question: 'How do you substitute flowers that are out of season?' },
    { key: 'setup-strike', question: 'Do you set up and take everything away?' },
    { key: 'reuse', question: 'Can ceremony flowers be moved to the reception?' },
    { key: 'sample', question: 'Can we see a sample before the day?' },
  ],
  'wedding-hair-makeup': [
    { key: 'trial', question: 'Is a trial included?' },
    { key: 'per-person', question: 'What is the price per person and the minimum party?' },
    { key: 'travel-fee', question: 'Do you come to us, and what does that cost?' },
    { key: 'early-start', question: 'How early can you start?' },
    { key: 'assistants', question: 'How many artists will there be?' },
    { key: 'touch-ups', question: 'Do you stay for touch-ups?' },
  ],
  'wedding-planners': [
    { key: 'service-level', question: 'Where does your work start and end?' },
    { key: 'weddings-per-day', question: 'How many weddings do you take on a weekend?' },
    { key: 'vendor-commission', question: 'Do you take commissions from vendors?' },
    { key: 'team-on-day', question: 'Who is with us on the day?' },
    { key: 'contact-hours', question: 'How and when can we reach you?' },
  ],
  'wedding-bands-djs': [
    { key: 'who-performs', question: 'Who performs on the day?' },
    { key: 'set-length', question: 'How long do you play?' },
    { key: 'breaks', question: 'What happens during your breaks?' },
    { key: 'requests', question: 'Do you take requests and a do-not-play list?' },
    { key: 'equipment-power', question: 'What do you bring, and what power do you need?' },
    { key: 'overtime', question: 'What does an extra hour cost?' },
    { key: 'insurance', question: 'Are you insured?' },
  ],
  'wedding-cakes-desserts': [
    { key: 'tasting-fee', question: 'Is there a tasting, and is it free?' },
    { key: 'servings', question: 'How do you count servings?' },
    { key: 'delivery', question: 'Do you deliver and set up?' },
    { key: 'allergens', question: 'Is the kitchen shared with nuts or gluten?' },
    { key: 'order-by', question: 'By when do we have to order?' },
  ],
  'wedding-bar-services': [
    { key: 'who-buys', question: 'Who buys the alcohol?' },
    { key: 'licence-insurance', question: 'Are you licensed and insured?' },
    { key: 'bartender-ratio', question: 'How many bartenders come?' },
    { key: 'glassware', question: 'Is glassware included?' },
    { key: 'last-call', question: 'When is last call?' },
  ],
} as const satisfies Record<TaxonomyKey, readonly SuggestedFaq[]>;
