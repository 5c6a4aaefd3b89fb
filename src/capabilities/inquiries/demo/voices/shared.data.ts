import type { Line } from '#base/text-writer.ts';
import type { CoupleReason, VendorReason } from '../../rules/closeout-reasons.ts';

/** What is said whatever the trade. The slots are those of the trades' voices. */
export const COUPLE_WORDS = {
  greetings: [
    'Hello {<owner>|<vendor>},',
    'Hi there,',
    'Good {morning|evening},',
    'Hello from {<author> and <partner>|two people with a ring and no plan},',
    'Hi <vendor> {team|people},',
  ],
  facts: [
    'We are <author> and <partner>, {getting married|marrying} <when> in <city> with about <guests> {guests|people}.',
    'My partner <partner> and I {are planning our wedding|will marry} <when>, {around|near} <city>, for <guests>.',
    'It is our wedding <when> in <city>, and there will be {some|about} <guests> of us.',
    '<author> here: we are getting married <when>, {close to|in} <city>, and the list says <guests> {names|guests} so far.',
  ],
  praise: [
    'Your page {made us stop|is the first we both saved}.',
    'A friend {sent us your page|mentioned you twice}.',
    'We keep coming back to your {pictures|page}.',
    'The reviews {say what we hoped to read|convinced us}.',
  ],
  closings: [
    'Looking forward to hearing from you, <author>',
    'Thank you! <author> & <partner>',
    'Best, <author>',
    'Warmly, <author> and <partner>',
    'Have a good week, <author>',
  ],
  /** Contact details, which a vendor sees only once it is connected. */
  contacts: [
    'It is easiest to reach me at <email>.',
    'You can also call me: <phone>, {any evening|after five}.',
    'My number is <phone> if {talking is easier|you prefer the phone}.',
  ],
  additions: [
    'One thing we forgot: {we are flexible by a week|a Friday would be fine as well}.',
    'A small update: it looks more like <guests> {after all|now that both families have counted}.',
    'We are {around all week|free to talk on any evening}, in case that helps.',
    'We just booked {our officiant|the rehearsal dinner}, so the date is {really|finally} firm.',
  ],
  thanks: [
    'Thank you for {answering so quickly|the quick answer}!',
    'This is {so helpful|exactly what we wanted to know}, thank you.',
    'Thanks, <owner>, we {read it together last night|have read this twice and smiled}.',
    'That is good news.',
    'Lovely, thank you.',
  ],
  bookings: [
    'We talked about it over dinner and it is {an easy yes|a yes}. Please put us down for the day!',
    'We would like to book you. {What do you need from us|Where do we sign}?',
    'Signed and {sent|paid}: we are so happy to have you with us.',
    'You are {it|our choice}. The deposit goes out {today|tomorrow morning}.',
  ],
  unbookings: [
    'Our date may have to move because of {a family matter|the venue}. May we go back one step until we know more?',
    'I pressed that too early, sorry: {my parents|both families} want to see the contract first.',
  ],
  courteousNotes: [
    'Thank you so much for your time. We have found our vendor and wish you a wonderful season.',
    'We have decided on someone else, it was a close call. Thank you for your kindness!',
    'You were lovely to write with. We have booked another team now and did not want to leave you waiting.',
  ],
} as const satisfies Record<string, readonly Line[]>;

export const VENDOR_WORDS = {
  greetings: [
    'Hi <author>,',
    'Dear <author> and <partner>,',
    'Hello <author>,',
    'Hello you two,',
    'Dear <author>, dear <partner>,',
  ],
  free: [
    'thank you for writing, and yes, I am free <when>.',
    'what a {nice|lovely} note to find in the morning. We still have room <when>.',
    'thanks for {thinking of|asking} us. That time is open in our calendar.',
    'good news first: <when> is {free|still open}.',
  ],
  quotes: [
    'For what you describe I would plan <price>; the offer says what is in it.',
    'You will find an offer of <price> beside this message, {nothing hidden|tax included}.',
    'My honest number for this is <price>.',
    'I put together an offer for <price>, and it is easy to {trim|change}.',
  ],
  nextSteps: [
    'Would you have {twenty|fifteen} minutes for a call {this week|on one of the next evenings}?',
    'Shall we talk {on Tuesday|over the weekend}? I am quick to answer here as well.',
    'Tell me {what you think|where I guessed wrong} and I will {adjust it|send a new one}.',
    'Ask me anything, {there are no silly questions|I like long lists}.',
  ],
  signOffs: ['<owner>', 'Best, <owner>', 'Warmly, <owner>', '<owner> from <vendor>', 'Talk soon, <owner>'],
  thanks: [
    'Good question.',
    'Happy to help.',
    'Of course.',
    'Thanks for {getting back|the details}.',
    'Glad you asked.',
  ],
  cheers: [
    'Wonderful, I am {so pleased|delighted}! The day is yours and {nobody else’s|blocked in my calendar}.',
    'You made my {week|Monday}. The papers are on their way.',
    'Thank you for your trust, <author>. I will write again {six weeks before|at the start of the season} with a list.',
  ],
  reminders: [
    'Just {a quick hello|checking in}: is there anything {else you would like to know|I can make clearer}?',
    'The day is still open, and I {would love to work with you|have kept it in pencil}. No hurry.',
    'Did the offer reach you? I am {happy to|glad to} go through it with you.',
  ],
  savedReplies: [
    {
      title: 'Yes, we are free',
      body: 'Thank you for writing, and congratulations! We are free on your day. May I call you this week to hear what you have in mind?',
    },
    {
      title: 'What is included',
      body: 'Our price covers everything on our page: setup, the whole team, and a person who looks after you from the first call to the last dance. There are no extras on the day.',
    },
    {
      title: 'Come for a visit',
      body: 'The easiest way to decide is to meet. We have time on Tuesday and Thursday evenings and on Saturday mornings. Which suits you best?',
    },
    {
      title: 'Fully booked',
      body: 'Thank you so much for thinking of us. Sadly we are already booked on your day. If you can move by a week, please tell me; otherwise I wish you a wonderful wedding.',
    },
  ],
} as const satisfies Record<string, readonly Line[] | readonly { title: string; body: string }[]>;

/** How vendors decline and end talks, and couples as well, each by its reason. */
export const VENDOR_CLOSING_NOTES: Readonly<Partial<Record<VendorReason, readonly Line[]>>> = {
  DATE_UNAVAILABLE: [
    'I am sorry, we are already booked {that day|then}. Have a wonderful wedding!',
    'We would have loved to, but the day is taken. {Please try us for the anniversary|All the best to you both}.',
  ],
  BUDGET_TOO_LOW: [
    'I would not do it well for that amount, and would rather say so now. {All the best|I hope you find the right one}!',
    'Our smallest package is above your range. Thank you for being open about it.',
  ],
  LOCATION_NOT_SERVED: [
    'That is farther than we can {drive in a day|travel with our equipment}, sadly.',
    'We stay within two hours of home. I am sure you will find {somebody nearer|someone good there}.',
  ],
  MISSING_SERVICES: [
    'What you describe deserves somebody who does it every week; we do not.',
    'We do not offer that, but {did not want to leave you waiting|wish you the very best}.',
  ],
  UNRESPONSIVE: [
    'I have not heard from you in a while, so I am closing this. You are welcome to write again.',
  ],
  BOOKED_OTHER: ['Congratulations on your choice! {It was a pleasure|Enjoy every minute}.'],
  OTHER: ['Thank you for your interest.'],
};

export const COUPLE_CLOSING_NOTES: Readonly<Record<CoupleReason, readonly Line[]>> = {
  VISION_MISMATCH: ['Thank you, your work is beautiful. We are going for something {quieter|smaller}.'],
  BOOKED_OTHER: ['We have booked somebody else by now. Thank you for everything!'],
  OUT_OF_BUDGET: ['It is more than we can {spend|do}, sadly. Thank you for the honest offer.'],
  MISSING_SERVICES: ['We need {a bit more under one roof|two things at once}. Thank you for your time!'],
  JUST_BROWSING: ['We are going to wait {until spring|some more months} before we decide. Thank you!'],
  UNRESPONSIVE: [''],
  OTHER: ['Our plans have changed. Thank you for your kindness.'],
};

/** What nobody wants in an inbox; these are held or reported. */
export const SPAM_WORDS: readonly Line[] = [
  'DEAR BUSINESS OWNER, WE BRING YOUR PAGE TO THE TOP OF EVERY SEARCH WITHIN 14 DAYS. VISIT www.rank-boost.example TODAY',
  'Hello, do you take credit cards? I am hard of hearing, so my {agent|shipper} will send the payment with {his fee|the moving costs} included. Write to <email>.',
  'Earn {2,000|3,500} a week from home. No questions. https://quick-wins.example/start',
  'hi',
  'Good day, our {bank|fund} gives loans to {weddings|small businesses} within one hour, no papers needed. Answer to <email>.',
  'I build {websites|shops} for {80|90} dollars and have looked at yours: it has {37|52} errors. See them at www.site-check.example',
  'Hello dear, I saw your profile and want to know you better. Write to me: <email>',
  'Wholesale glassware direct from the maker, minimum 5,000 pieces, see www.glass-direct.example for the list',
];
