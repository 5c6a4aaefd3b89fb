import type { WallWords } from '../wall-words.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export const en: WallWords = {
  list: (names) => list.format(names),
  otherHalf: 'partner',
  pageTitle: (couple) => `${couple}’s photos`,
  lead: (couple) => `Share the photos you take with ${couple} and everyone here.`,
  leadDropOnly: (couple) => `Share the photos you take. Only ${couple} can see them.`,
  lookedAtFirst: (couple) => `${couple} look at each photo before others see it.`,
  language: 'Language',

  yourName: 'Your name',
  yourNameHint: 'So they know who took it.',
  optional: 'optional',
  missingName: 'Please tell us your name first.',
  choose: 'Choose photos',
  chooseMore: 'Add more photos',
  formats: 'Choose as many as you like. Location data is removed.',
  needsScript:
    'Your browser blocks scripts, which this page needs to send photos. Please open it in another browser.',

  notOpen: (day) => `You can add photos from ${day}.`,
  closed: 'This wall isn’t taking photos anymore.',

  sent: (sent, all) => `${sent} of ${all} sent`,
  allSent: 'All sent. Thank you!',
  keepOpen: 'Keep this page open until they’re all sent.',
  offline: 'You’re offline. We’ll go on as soon as you’re back.',
  waiting: 'That’s a lot of photos. We’ll go on by ourselves in a little while.',
  full: 'No more photos fit here.',
  gone: 'This link no longer works. Please scan the code again.',
  retry: 'Try again',
  notTaken: (file) => `${file} couldn’t be added.`,

  yours: 'Your photos',
  states: { WAITING: 'The couple looks first', SHOWN: 'Shared', HIDDEN: 'Only the couple sees it' },
  caption: 'Caption',
  save: 'Save',
  saved: 'Saved',
  withdraw: 'Delete',
  withdrawAsk: 'Delete this photo for everyone?',
  withdrawn: 'Your photo is deleted.',

  everyones: 'Everyone’s photos',
  showNew: 'Show new photos',
  more: 'Older photos',
  newest: 'Newest photos',
  nothingYet: 'No photos yet. Yours could be the first.',
  photoBy: (name) => `Photo by ${name}`,
  photo: 'Photo',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  download: 'Save to my phone',
  report: 'Report',
  reportAsk: 'Tell the couple that this photo shouldn’t be here?',
  reported: 'Thank you. The couple will look at it.',
  failed: 'That didn’t work. Please try again.',

  screenLead: 'Add your photos',
  screenEmpty: 'Scan the code and share the first photo',
  fullScreen: 'Full screen',
  cardLead: (couple) => `Share your photos with ${couple}`,
  cardSteps: 'Point your camera at the code. No app, no account.',
};
