import type { InquiryVoice } from '../inquiry-voice.ts';

export const photographersInquiries: InquiryVoice = {
  wishes: [
    'We are {both awkward in front of cameras|not the posing kind}, so we are looking for someone who {waits for things to happen|mostly disappears}.',
    'What we love in your pictures is {the light at dusk|how people look at each other} and that {nobody looks arranged|the skin looks like skin}.',
    'We would like about {eight|nine} hours, from {the last bit of getting ready|the first look} to {a good part of the dancing|the sparkler exit}.',
    'Family pictures matter to us: {four grandparents|two large families} and {about twenty combinations|a list I promise to keep short}.',
    'Some {film|black and white} would make us very happy, but the {children running around|dancing} should be sharp.',
    'Our day is {small and quick|spread over two places}, so we need someone {who likes a tight schedule|calm}.',
  ],
  questions: [
    'Are you free <when>, and would it be {you yourself|you, <owner>,} behind the camera?',
    'Does your price include a second photographer, and {how many pictures do people usually get|when do the pictures arrive}?',
    'Could we see a whole wedding of yours from start to end, not only the {highlights|best fifty}?',
    'What do you do about {dark rooms|a candlelit dinner}? Ours has {low beams|brown walls} and {one window|hardly any light}.',
    'Do you come out for an {engagement shoot|hour together beforehand}, so that we get used to {the camera|you}?',
    'How do you back things up {on the day|before they leave your camera}? I ask because of {a friend’s sad story|my job}.',
  ],
  pitches: [
    'With a dark room I bounce very little and bring {two small lights|lenses that like candles}; you will not see {a flash in anyone’s face|me doing it}.',
    'I shoot every wedding myself and bring the same second photographer I have worked with for {six|four} years.',
    'You would get {about 700|between 600 and 800} pictures after {six|seven} weeks, and {thirty|forty} the next morning, because nobody should wait for those.',
    'For the family list, send me names and I will run it in {twenty|twenty-five} minutes with a cousin who knows everyone.',
    'I can show you {three|two} whole weddings in rooms like yours; I will send the galleries {tonight|along}.',
    'The hour together beforehand comes with every booking, {usually at a place you like anyway|coffee included}.',
  ],
  includes: [
    'Eight hours, second photographer, engagement hour, {about 700|600 or more} edited pictures, online gallery',
    'Ten hours, two photographers, {rehearsal dinner|night before} coverage, print rights, {linen album|album of 40 pages}',
    'Six hours, one photographer, {some film|two rolls of film}, gallery within six weeks',
    'Whole day, sneak peek the next morning, second photographer, travel within {60|80} miles',
  ],
  followUps: [
    'We looked through both galleries last night and {kept pausing at the same pictures|<partner> cried at the toasts}. How do we go on from here?',
    'If we drop the {getting ready|exit}, would {six|seven} hours be enough? And what would that do to the {price|quote}?',
    'Our ceremony moved to {four|half past four}. Is that still good for the light {in that month|there}?',
    'Is an album something we can {add later|decide after the wedding}?',
    'Could the second photographer start with <partner> while you are with me?',
  ],
  answers: [
    'I have penciled you in until {Friday|the end of next week} so nobody takes the day from under you.',
    'Six hours are enough if we do family pictures before the ceremony; I would keep the {first hour of dancing|toasts} either way.',
    'That is a lovely hour then: portraits twenty minutes before sunset, back in time for {soup|the toasts}.',
    'The album can wait as long as you like, the price is good for {two years|a year} after the wedding.',
    'Yes, that is what the second one is for: same minute, two rooms.',
  ],
};
