import type { InquiryVoice } from '../inquiry-voice.ts';

export const videographersInquiries: InquiryVoice = {
  wishes: [
    'We want to {hear the vows again|have my father’s toast in full}; a short film with music alone would miss the point for us.',
    'A film of {five or six|four to six} minutes, plus the whole ceremony and all the speeches uncut, would be {perfect|just right}.',
    'Nothing too {polished|glossy}: handheld, {warm|a bit like home movies}, and no drone during the vows please.',
    'My grandmother cannot travel, so {a livestream|a quiet stream of the ceremony} would mean the world.',
    'We loved how your films {let people talk|take their time} instead of cutting {on every beat|every second}.',
    'There will be {two languages|speeches in Spanish and English}, so {subtitles|captions} on the toasts would help.',
  ],
  questions: [
    'Are you available <when>, and do you come with {one camera or two|a second person}?',
    'How do you get clean sound {outdoors|when it is windy}? The ceremony is {by the water|on a hill}.',
    'Can we choose the music, and {is it cleared for posting|may we share the film online}?',
    'How long until we see {a first cut|something}? And do we get the raw material?',
    'How do you work with a photographer without {blocking each other|both standing in the aisle}?',
    'What would {a shorter day|only ceremony and toasts} cost?',
  ],
  pitches: [
    'Sound first: {lapel microphones|small recorders} on both of you and the officiant, plus a feed from the {band|DJ}, so wind is rarely a problem.',
    'I film with two cameras and one helper; during the vows {we do not move|nobody will notice us}.',
    'Your short film comes after {eight|nine} weeks, the full ceremony and the toasts {two weeks earlier|the week after the wedding}.',
    'Music is licensed, so you can post the film wherever you like {and it will stay up|without it being muted}.',
    'I talk to your photographer {a week before|at the rehearsal}: who stands where, and who gives way when.',
    'Captions in two languages are no trouble, {my sister translates|we do a lot of those}.',
  ],
  includes: [
    'Eight hours, two cameras, film of {5–6|six} minutes, full ceremony and toasts, licensed music',
    'Ten hours, second operator, drone {before the ceremony|at golden hour}, film of 8 minutes, raw footage',
    'Ceremony and toasts only, one camera plus sound, {uncut|edited lightly}, delivered in three weeks',
    'Livestream with a {private link|quiet second camera}, short film, captions in two languages',
  ],
  followUps: [
    'The films you sent are {beautiful|exactly it}, the one with the {rain|barn dog} above all. What would you need from us to hold the day?',
    'Would you mind if {a cousin|my uncle} asks you for the raw toasts afterward?',
    'Our officiant asks where the {microphone|recorder} will sit. Is a jacket pocket all right?',
    'Could the short film {use a song we wrote|end with my grandfather’s piano}?',
    'We might skip the {morning|getting ready}. Does that change much?',
  ],
  answers: [
    'A {signed page and the deposit|deposit} hold it; until then it is penciled in for {a week|ten days}.',
    'Of course, relatives may have their own toast as a file, no charge.',
    'The inside pocket is perfect, the recorder is smaller than a {matchbox|lighter}.',
    'If you wrote it, it is yours to use, send me a recording and I will {cut to it|build the ending around it}.',
    'Starting at noon instead takes {about a tenth|ten percent} off.',
  ],
};
