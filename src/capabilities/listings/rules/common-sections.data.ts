import { instagramHandle } from '#base/validation/instagram.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import type { Rule } from '#base/validation/rule.ts';
import { slug } from '#base/validation/slug.ts';
import { videoLink } from '#base/validation/video-link.ts';
import { webAddress } from '#base/validation/web-address.ts';
import { zip } from '#base/validation/zip.ts';
import { zipInUse } from '#capabilities/places/rules/zip-in-use.ts';
import type { TextField } from './editor-field.ts';
import type { EditorSection } from './editor-section.ts';
import { moneyField } from './price-fields.data.ts';

export const LONGEST_DESCRIPTION = 2000;
export const SHORTEST_DESCRIPTION = 200;
const FARTHEST_MILES = 500;

export const BASICS: EditorSection = {
  key: 'basics',
  group: 'about',
  title: 'Basics',
  lead: 'What you’re called and where couples find you.',
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Business name',
      maxLength: 100,
      isRequired: true,
      isScreened: true,
    },
    {
      kind: 'text',
      name: 'slug',
      label: 'Page address',
      hint: 'Old addresses lead to the new one.',
      maxLength: 80,
      isRequired: true,
      isAddress: true,
      rules: [slug as Rule<string>],
    },
    { kind: 'city', name: 'cityId', label: 'City' },
    {
      kind: 'text',
      name: 'address1',
      label: 'Street address',
      hint: 'Leave it blank if you work from home and only your city should show.',
      maxLength: 100,
    },
    {
      kind: 'text',
      name: 'postalCode',
      label: 'Zip code',
      maxLength: 15,
      rules: [zip as Rule<string>, zipInUse as Rule<string>],
    },
    {
      kind: 'count',
      name: 'travelRadiusMiles',
      label: 'How many miles you travel',
      hint: '0 if couples come to you.',
      max: FARTHEST_MILES,
    },
  ],
};

export const DESCRIPTION: EditorSection = {
  key: 'description',
  group: 'about',
  title: 'Description',
  lead: 'The first thing couples read. Say what a day with you feels like.',
  fields: [
    {
      kind: 'text',
      name: 'description',
      label: 'About your business',
      hint: 'No phone numbers, email addresses or links here.',
      maxLength: LONGEST_DESCRIPTION,
      minLength: SHORTEST_DESCRIPTION,
      isLong: true,
      isRequired: true,
      isScreened: true,
    },
  ],
};

/** Its pictures are kept one by one and not by this form; see the galleries. */
export const PHOTOS: EditorSection = {
  key: 'photos',
  group: 'about',
  title: 'Photos',
  lead: 'Drag to reorder. Lead with the picture that says it all.',
  fields: [],
};

export const VIDEO: EditorSection = {
  key: 'video',
  group: 'about',
  title: 'Video',
  lead: 'A YouTube or Vimeo link. Two minutes is plenty.',
  fields: [
    {
      kind: 'text',
      name: 'videoLink',
      label: 'Video link',
      maxLength: 200,
      rules: [videoLink as Rule<string>],
    },
  ],
};

const link = (name: string, label: string): TextField => ({
  kind: 'text',
  name,
  label,
  maxLength: 200,
  rules: [webAddress as Rule<string>],
});

export const SOCIAL: EditorSection = {
  key: 'social',
  group: 'about',
  title: 'Links',
  lead: 'Where else couples can see your work. They show once a couple opens your page.',
  fields: [
    link('web', 'Website'),
    {
      kind: 'text',
      name: 'instagram',
      label: 'Instagram handle',
      maxLength: 35,
      rules: [instagramHandle as Rule<string>],
    },
    link('facebook', 'Facebook'),
    link('pinterest', 'Pinterest'),
    link('twitter', 'Twitter'),
    link('matterport', 'Matterport walkthrough'),
    link('sketchfab', 'Sketchfab model'),
  ],
};

export const SPACES: EditorSection = {
  key: 'spaces',
  group: 'category',
  title: 'Spaces',
  lead: 'Every room, lawn and deck a couple can book. The largest one is your capacity in search.',
  fields: [{ kind: 'list', name: 'spaces', item: 'space', label: 'Spaces', most: 30 }],
};

export const MENUS: EditorSection = {
  key: 'menus',
  group: 'category',
  title: 'Menus',
  lead: 'What you serve, and what it costs per person.',
  fields: [{ kind: 'list', name: 'menus', item: 'menu', label: 'Menus', most: 30 }],
};

export const CALENDAR: EditorSection = {
  key: 'calendar',
  group: 'money',
  title: 'Calendar',
  lead: 'Which days couples can still have.',
  fields: [],
};

export const FAQS: EditorSection = {
  key: 'faqs',
  group: 'trust',
  title: 'FAQs',
  lead: 'Answer what every couple asks, and they’ll write when they mean it.',
  fields: [{ kind: 'list', name: 'faqs', item: 'faq', label: 'Questions', most: 40 }],
};

export const PREFERRED: EditorSection = {
  key: 'preferred-vendors',
  group: 'trust',
  title: 'Preferred vendors',
  lead: 'Colleagues you like to work with.',
  fields: [],
};

export const TARGET_BUDGET: EditorSection = {
  key: 'target-budget',
  group: 'money',
  title: 'Target budget',
  lead: 'We show you to couples whose plans fit.',
  fields: [
    moneyField('targetCoupleBudgetMin', { isRequired: true }),
    moneyField('targetCoupleBudgetMax', { isRequired: true }),
    moneyField('targetPerPersonBudgetMin', { hint: MESSAGES.optionalBudgetHint }),
    moneyField('targetPerPersonBudgetMax', { hint: MESSAGES.optionalBudgetHint }),
    moneyField('targetCoupleFullBudgetMin', { hint: MESSAGES.optionalBudgetHint }),
    moneyField('targetCoupleFullBudgetMax', { hint: MESSAGES.optionalBudgetHint }),
  ],
};
