import type { InquiryVoice } from '../inquiry-voice.ts';

export const bandsDjsInquiries: InquiryVoice = {
  wishes: [
    'Our one rule is a full floor {by nine|before the cake}, with {grandparents|teenagers} on it.',
    'We love {old soul|Motown|cumbia}, a bit of {disco|nineties}, and {nothing with a line dance|one song in Portuguese}.',
    'Music for the ceremony as well would be {lovely|a dream}: {guitar|strings|piano}, short and not too churchy.',
    'Someone who {talks little|keeps the microphone short} and reads a room {well|quietly}.',
    'My father wants to {play one song with you|sing}, he is {actually good|not bad, I promise}.',
    'The room has {a sound limit|neighbors}, so we need somebody who can be {good and not loud|exciting at 95 decibels}.',
  ],
  questions: [
    'Are you free <when>, and {how many of you would come|what size of band do you suggest for <guests>}?',
    'What do you need from the venue: {power, stage, a room|how much space and power}?',
    'Can we give you {twenty|a dozen} must-plays and a short list of {never|please-not} songs?',
    'What would {ceremony, cocktails and dinner|the whole evening} cost, and until when?',
    'Is there somewhere we can {hear you live|see you play} this {month|season}?',
    'Do you bring sound for the {speeches|toasts}, with {two microphones|a wireless one}?',
  ],
  pitches: [
    'For <guests> I would come as {six|five}, with {two|one} of us on the ceremony before.',
    'Must-plays up to twenty are fine, and the never list is {sacred|final}.',
    'We measure the room at sound check and stay under the limit, {quiet drums are an art|brushes instead of sticks do it}.',
    'Your father gets a rehearsal at {four|five}, one song, in his key.',
    'Between the sets there is no dead air: {our own playlist|a DJ set by our drummer} keeps the floor.',
    'We play {in town|downtown} on the {last Thursday|first Friday} of the month, come by and {dance|stand in the back}.',
  ],
  includes: [
    'Ceremony guitar, cocktail trio, band of six until {11|midnight}, sound and lights',
    'DJ for {six|five} hours, ceremony sound, two wireless microphones, planning call',
    'Band of five, three sets, playlist in between, {first dance arranged|one learned song}',
    'Solo {pianist|guitarist} for ceremony and dinner, DJ set until midnight',
  ],
  followUps: [
    'We came to hear you on {Thursday|Friday} and {stayed to the end|danced}. How do we hold the date?',
    'The list is attached to our hearts: could the first dance be {in a slower key|without the bridge}?',
    'Our venue has {one circuit|two sockets} on the terrace. Is that a problem?',
    'Would you start with {the cocktail hour|dinner} instead of the ceremony, and what is the difference?',
    'Could you play {the hora|a baile|bhangra} for fifteen minutes without stopping?',
  ],
  answers: [
    'Deposit of {thirty|twenty-five} percent and a page of paper, and we are yours that night.',
    'Slower key, no bridge, and the last chorus twice if you are still {standing|dancing}.',
    'One circuit is enough for the trio; for the full band we run a {cable from the kitchen|line inside}.',
    'Without the ceremony it is {about four hundred|a few hundred} less.',
    'Fifteen minutes is a warm-up, we have done {twenty-five|half an hour}.',
  ],
};
