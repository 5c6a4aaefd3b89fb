import type { InquiryVoice } from '../inquiry-voice.ts';

export const hairMakeupInquiries: InquiryVoice = {
  wishes: [
    'I hardly ever wear makeup and would like to {recognize myself|look like me on a good day}.',
    'There are {five|six|four} of us, two mothers included, and we have to be done by {two|half past one}.',
    'My hair is {very fine|curly and long|thick and down to here}, and it should {stay its own shape|survive dancing}.',
    'Something that lasts through {a hot afternoon|a lot of crying}, without {feeling like a mask|shine}.',
    'My sister has {deep brown skin|very sensitive skin}, and I want someone who {knows what they are doing|brings the right shades}.',
    'We get ready in {a small cottage|a hotel room} in <city>, with {one good window|not much space}.',
  ],
  questions: [
    'Are you free <when>, and {do you come to us|how far do you travel}?',
    'What does a trial cost, and {how early should it be|when would we do it}?',
    'How long do you need for {five|six} people, and do you bring {an assistant|someone along}?',
    'Would you stay for {touch-ups|a change of hair before the dancing}?',
    'Do you have products for {sensitive skin|allergies to fragrance}?',
    'Is there a price for only {me and my mother|the two of us}, and the others do their own?',
  ],
  pitches: [
    'For six people I bring one more artist, start at {eight|half past seven} and finish you {last but one|an hour before pictures}.',
    'I keep base products to a minimum and build on skin care, so nothing {slides in the heat|sits on top}.',
    'The trial is two hours, {six to eight weeks|two months} before; bring {earrings and a top in the color of your dress|the veil if you have it}.',
    'Curls get set with {your own pattern|their own shape}, never against it.',
    'My kit goes through every undertone, I {mix on the spot|test on the wrist first}.',
    'I can stay until after the toasts for a second look, many do {a low bun first, then down|softer hair for dancing}.',
  ],
  includes: [
    'Hair and makeup for you, two hours of trial, {four|five} others, second artist, travel to <city>',
    'Hair and makeup for two, lashes, touch-up kit, {stay until the first look|until pictures begin}',
    'Makeup for five, hair for three, early start, {all products|lashes} included',
    'Trial, wedding day, and a second look after dinner',
  ],
  followUps: [
    'The trial was {so relaxing|great}, I slept in it and it was still there. Can we go {a touch lighter on the brows|softer at the eyes}?',
    'One more bridesmaid would like {hair only|makeup}. Does the schedule still work?',
    'I bought the earrings, they are {long|gold}. Would hair {half up|low} be better?',
    'Is eight o’clock early enough if pictures are at {one|noon}?',
    'My mother wants to know if you do {men’s grooming|beards} as well.',
  ],
  answers: [
    'Lighter brows, written down. I have your {shade list|card} from the trial.',
    'One more is fine, then we begin at {half past seven|seven forty}.',
    'Low with long earrings, and one strand out so it does not look {strict|too done}.',
    'I would start at seven to be safe, with coffee it is {almost humane|bearable}.',
    'I do, twenty minutes a person, {no extra travel|same visit}.',
  ],
};
