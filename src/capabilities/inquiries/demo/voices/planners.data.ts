import type { InquiryVoice } from '../inquiry-voice.ts';

export const plannersInquiries: InquiryVoice = {
  wishes: [
    'We have a venue idea, a spreadsheet and {no time|two demanding jobs}; we would like someone to {take the wheel|tell us what to do next}.',
    'Mostly done ourselves, we are looking for someone to run {the last six weeks|the day}, so that {our friends can be guests|my sister can stop worrying}.',
    'We live {three states away|abroad} and the wedding is in <city>, so we need {eyes|somebody} on the ground.',
    'Two traditions, {two ceremonies|a tea ceremony in the morning} and {one very tight afternoon|<guests> guests}: the schedule is what keeps us awake.',
    'The budget should {hold|be the budget}. We would rather have fewer things than {surprises|a number that creeps}.',
    'We like plain, warm and {not themed|a little bit funny}, and we {hate decisions about napkins|cannot look at another mood board}.',
  ],
  questions: [
    'What does {full planning|month-of help} look like with you, and {what do you charge|how do you charge: hourly or fixed}?',
    'Are you free <when>, and how many weddings do you take that {weekend|month}?',
    'Do you take commissions from vendors? We would like to know {either way|before we fall in love}.',
    'Could you start with {the venue search|a list of three caterers} and see how we get on?',
    'How often would we talk, and {who answers when you are at another wedding|is it you on the day}?',
    'Have you planned {a two-culture day|something outdoors} like this before?',
  ],
  pitches: [
    'I take no commissions, from anyone. You see every quote {as I see it|with its date}.',
    'For two ceremonies I would put the long pause {in the shade|after the first}, with food, and bring guests over in {two buses|three rounds}.',
    'One wedding a weekend, and it is me on the day, with two {people I trained|assistants}.',
    'We would talk every other week for {thirty|forty} minutes, with a list before and a list after.',
    'The budget gets its own page, with {what is promised|what is signed} in one column and what is paid in the other.',
    'Start with the venue: it decides {two thirds|most} of everything else. I have {three|four} in mind near <city>.',
  ],
  includes: [
    'Full planning, vendor search, budget, design, two site visits, team of three on the day',
    'Month-of coordination from {eight|six} weeks out, timeline, vendor calls, rehearsal, wedding day',
    'Partial planning: venue and {five|four} vendors, contracts read, schedule, day-of team',
    'Destination package, {welcome evening|farewell brunch} included, travel within the state',
  ],
  followUps: [
    'That sounds {sane|like a plan}. Could you send a sample timeline, so {my father|<partner>} can see how you think?',
    'We found a venue! {A barn|A library}. Does that change what you would {do|charge}?',
    'Would you join the call with the caterer on {Thursday|Tuesday evening}?',
    'How do we move from month-of to {partial|full} planning later, if we have to?',
    'Could you look at a contract before we sign {it|on Monday}?',
  ],
  answers: [
    'Sample timeline is on its way; ignore the {band names|couple’s taste in hymns}.',
    'Congratulations! It takes {some weeks|a good part} off my list, so the fee falls with it.',
    'I will be on the call, and mostly {listen|ask about staffing}.',
    'You only pay the difference, any time until {four|three} months before.',
    'Send it over, I read contracts {with a red pen|on trains} and answer the same day.',
  ],
};
