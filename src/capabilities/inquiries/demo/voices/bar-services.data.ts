import type { InquiryVoice } from '../inquiry-voice.ts';

export const barServicesInquiries: InquiryVoice = {
  wishes: [
    'Our venue lets us bring our own {bottles|alcohol} but wants an insured bar team, so here we are.',
    'Two cocktails of our own, beer, wine and {proper drinks for those who do not drink|alcohol-free things that are not soda}.',
    '<guests> guests, {a thirsty side and a sober side|about a third of them not drinking}.',
    'We would like {no lines|short lines} above everything else; {two bars|a second station} if you think so.',
    'A {horse trailer|small cart} for the cocktail hour would be fun if it {fits through the gate|is not too much}.',
    'Coffee is as important to us as wine: {espresso until midnight|a good barista} would be a dream.',
  ],
  questions: [
    'How many bartenders do you suggest for <guests>, and {what does that cost|what is the price per person}?',
    'Are you free <when>, and {licensed in our county|insured for outdoor places}?',
    'Do you help with the shopping list, so that we do not {run out|end up with forty bottles of gin}?',
    'Can we return what is {unopened|left}?',
    'Do glasses, ice and {garnishes|mixers} come from you?',
    'Who {decides when somebody has had enough|deals with uncle Ray}, kindly?',
  ],
  pitches: [
    'For <guests> I would bring {three bartenders and a runner|four people}, with wine poured at the tables so nobody stands in line for it.',
    'You get a shopping list {by the bottle|with three versions}, and the store takes back what is closed.',
    'Half of our own menu has no alcohol, with the same glass and the same {care|garnish}.',
    'Insurance and license go straight to your venue, {you never see the form|done the same day}.',
    'The trailer needs {nine|eight} feet of gate and one ordinary socket.',
    'We notice early and pour water first, {people thank us the next day|it hardly ever gets loud}.',
  ],
  includes: [
    'Three bartenders, {five|six} hours, two signature drinks, ice, mixers, garnishes, glasses',
    'Trailer bar for cocktail hour, main bar until 11, {alcohol-free menu|two menus}, insurance',
    'Dry bar for <guests>, shopping list, setup and breakdown, glassware',
    'Bar plus espresso until midnight, four staff, {rental glasses|real glass}',
  ],
  followUps: [
    'We tried your {smoked tea thing|cucumber drink} at a friend’s. Could that be one of our two?',
    'Our caterer offers glasses for less. May we {take theirs|leave yours out}?',
    'Could the bar close during the {speeches|toasts}, but with wine on the tables?',
    'What would one more hour be?',
    'The gate is {eight feet and a half|just nine feet}. Does the trailer {fit|make it}?',
  ],
  answers: [
    'It can, I would call it {whatever your dog is called|after your street}.',
    'Of course, glasses out, and the price falls by {two dollars|a few dollars} a head.',
    'Closing for the toasts is wise, we bring wine around {just before|twice}.',
    'One more hour for the whole team is the figure at the {bottom|end} of the quote.',
    'That is enough: we fold the mirrors and {hold our breath|go slowly}.',
  ],
};
