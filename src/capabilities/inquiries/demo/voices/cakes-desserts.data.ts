import type { InquiryVoice } from '../inquiry-voice.ts';

export const cakesDessertsInquiries: InquiryVoice = {
  wishes: [
    'A small cake to cut and {a table of other things|pies beside it}, because half our guests {do not like cake|come for the second helping}.',
    'Three tiers, {almost bare|soft cream}, with {figs|real flowers|nothing on top}, for about <guests>.',
    '{Olive oil and lemon|Chocolate with sour cherry|Pistachio} is our dream, {not too sweet|please not very sweet}.',
    'There are {three celiacs|two people with nut allergies} who would love to eat the same cake as everyone.',
    'We have seen your {torn-paper|buttercream} cakes and {<partner> saved six of them|cannot unsee them}.',
    'No fondant, {if that can be done in summer|please}.',
  ],
  questions: [
    'Do you have <when> free, and {what is a serving|how do you count servings}?',
    'Can we taste {a few flavors|before we decide}, and is there a fee?',
    'Do you deliver to <city> and {set it up|stay until it stands}?',
    'How does a buttercream cake survive {ninety degrees|an outdoor party}?',
    'Would {sheet cake from the kitchen|a smaller cake and a dessert table} bring the price down?',
    'Can one tier be {gluten free|vegan} without {looking different|telling everyone}?',
  ],
  pitches: [
    'The top tier can be gluten free, baked on its own day with its own {tins|tools}.',
    'For heat I use a cream that {holds its shape|forgives} until ten, and we set it out only {an hour before|for the cutting}.',
    'Tasting boxes go out on {Thursdays|the first of the month}: six flavors, two fillings, {enough for two|share if you must}.',
    'With a cutting cake for forty and a dessert table you feed <guests> and everyone {finds something|is happy}.',
    'I deliver and stack on site, {level in hand|no matter what the road does}, and leave with the boxes.',
    'Figs are good from {August|late summer}; before that I would use {strawberries with their leaves|cherries}.',
  ],
  includes: [
    'Three-tier cake for <guests>, two flavors, delivery and setup, {stand on loan|cake knife}',
    'Cutting cake for 40, dessert table with five kinds, {labels|signs} and stands',
    'Two tiers and sheet cakes, one gluten-free tier, tasting box included',
    'Pie table, {nine|eight} kinds, small cake for the cutting, delivery',
  ],
  followUps: [
    'The tasting box is {gone|empty, and we are not sorry}. Winner: {lemon|cherry}, second place {pistachio|coffee}. Can we have both?',
    'Could the flowers come from our florist, and {who puts them on|do you need them by noon}?',
    'We are ten people more now. Another tier, or {wider|a sheet cake}?',
    'What time will it be delivered? The room is {open from one|locked until two}.',
    'Is the stand {ours for the evening|to bring back}?',
  ],
  answers: [
    'Both, gladly: {lemon below, pistachio above|one flavor per tier}.',
    'Flowers by noon, unsprayed, and I put them on so that nothing poisonous {touches cream|ends up on a plate}.',
    'Ten more is a sheet cake in the kitchen, nobody sees the difference.',
    'Delivery at {two|half past two}, standing by three.',
    'Bring the stand back within a week, or I {visit|send my dog}.',
  ],
};
