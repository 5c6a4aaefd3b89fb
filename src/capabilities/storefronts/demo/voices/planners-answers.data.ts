import type { StorefrontVoice } from '../voice.ts';

export const plannersAnswers: StorefrontVoice['answers'] = {
  'service-level': [
    'The contract has two lists: what we do and what we do not. In short, we plan, book with you, confirm and run the day; we do not {move furniture at home|bake} or sew dresses.',
    'We start the week you sign and end when the last rental has been {picked up|counted}, usually {Monday|two days} after the wedding.',
    'It begins with a {two|three}-hour kickoff and ends with a final budget {two weeks|ten days} after. How much lies in between depends on the package, and each one is written out.',
    'You decide; we take as little as {the last six weeks|a rehearsal and a day} or as much as {the whole year|everything}. Moving up a level later costs {only the difference|the difference, nothing more}.',
    'Anything with a date, a price or a vendor is ours. Guest gossip, dress fittings and {vows|your vows} stay with you, though we have {opinions|tissues}.',
    {
      when: 'full-service',
      text: 'Full service runs from the first budget to the last invoice: venue, vendors, design, guests, rehearsal, day. That is {150|180|220} hours on average.',
    },
    {
      when: 'partial',
      text: 'With partial planning you have {eight|ten|twelve} meetings to spend as you like, help with {three|four|five} vendors, and the full day with us.',
    },
    {
      when: 'month-of',
      text: 'Month-of begins {six|eight} weeks before: we collect contracts, confirm everybody, write the run sheet, lead the rehearsal and stay {ten|eleven|twelve} hours on the day.',
    },
    {
      when: 'day-of',
      text: 'Day-of means {three|two} meetings, a run sheet, and us on site from setup to last dance. Booking vendors is not part of it; calling them all is.',
    },
    {
      when: 'hourly-consulting',
      text: 'By the hour we do what you ask and stop when you say, at {$95|$110|$125|$140} an hour. Notes come the same evening.',
    },
    {
      when: 'design-only',
      text: 'For design only, we end at a complete plan: drawings, colors, rental list, prices. Building it with you is {$60|$75} an hour per person.',
    },
  ],
  'weddings-per-day': [
    'One a day, and {no more than one|rarely more than one} a weekend. Tired planners miss things.',
    'One per weekend from {May|April} to October, so you also have us on Friday and Sunday.',
    'A single wedding per day. If we take a second in the same weekend, a different {lead|planner} runs it, and you know before you sign.',
    'Never two on one day. Across a year it is about <weddings>, spread as evenly as {brides, grooms and weather|the calendar} allow.',
    'One. The day before is kept free for your rehearsal, and the day after for {returns|sleep and returns}.',
    {
      when: 'minimum-4',
      text: 'Each team takes one wedding a weekend. We have {two|three} teams, and yours is named in the contract.',
    },
    {
      when: 'tier-4',
      text: 'One a weekend, and at least {two|three} weeks between large ones. Over a year it comes to about <weddings>, events of every size included.',
    },
    {
      when: 'day-of',
      text: 'One wedding each day. For day-of bookings we may work on Friday for one couple and on Saturday for another, always rested.',
    },
  ],
  'vendor-commission': [
    'No. You pay us, so we work for you; if a vendor gives us a discount, it {goes to you|shows up on your invoice}.',
    'None, ever. It says so in paragraph {two|three|four} of the contract, and vendors know it.',
    'We do not take referral money. Where a hotel pays it regardless, we {credit it to your bill|pass it on in full}.',
    'No commissions and no markups: you sign with vendors directly and see every original invoice.',
    'Only our fee. That is why you will sometimes hear us recommend the cheaper {band|baker|tent}.',
    {
      when: 'vendor-sourcing',
      text: 'No. Our list of vendors cannot be bought into; people come on it by doing {two|three} weddings well and leave it by being late.',
    },
    {
      when: 'tier-4',
      text: 'No commissions. Production that we design ourselves is billed at cost plus a stated fee of {12|15|18} percent, with receipts.',
    },
    {
      when: 'travel-lodging',
      text: 'From wedding vendors, none. Hotels pay us a standard {8|10} percent on room blocks, which we {deduct from your fee|turn into welcome bags}.',
    },
  ],
  'team-on-day': [
    '<owner> {in person|leads the day}, with one assistant up to {80|100} guests and one more pair of hands for every further {60|75}.',
    'The planner you have worked with all along. Assistants are introduced at the {final meeting|rehearsal}, so there are no strangers with clipboards.',
    'Your lead planner from {eight in the morning|the first delivery} to the last dance, with helpers as the guest count demands. Names are in the run sheet.',
    'We tell you the number in the proposal and it never shrinks. If the lead falls ill, a deputy who knows the file takes over.',
    'The person who wrote the plan runs the plan. Extra hands for setup are {$28|$32|$35} an hour and agreed beforehand.',
    {
      when: '1-1',
      text: '<owner>, alone but early, for weddings up to {90|100|120} guests. Beyond that we add an assistant at {$250|$300}.',
    },
    {
      when: '2-3',
      text: 'Two of us, or three when there are {two locations|more than 120 guests}: one with you, one with the vendors, one wherever it burns.',
    },
    {
      when: 'minimum-4',
      text: 'Four at least: a lead, a second, one for guests and one for the kitchen and trucks. Above {150|200} guests there are {five|six}.',
    },
    {
      when: 'tier-4',
      text: '<owner> is at your side, with a producer for each event and staff on radio. You will only ever need one name.',
    },
  ],
  'contact-hours': [
    'Monday to Friday, {nine to six|ten to six|nine to five}, by phone or message; evening meetings on {Tuesdays and Thursdays|Wednesdays}. In your wedding week, at any hour.',
    'Messages are answered within {one working day|24 hours}, calls {returned by evening|the same day}. From two weeks before, we are reachable every day until {ten|nine}.',
    'Through the shared plan, where every question keeps its answer, or by phone {Tuesday to Friday|Monday to Thursday}. Saturdays belong to whoever is marrying.',
    'Write whenever you like; we reply between {eight and five|nine and six}. Emergencies have a separate number, and {it has never gone unanswered|somebody always picks up}.',
    'We have a standing call every {second week|other Tuesday}, {thirty|twenty} minutes, and messages in between. Most couples find that is {plenty|enough}.',
    {
      when: 'full-service',
      text: 'A fixed call each {week|second week}, messages any day, and a {monthly|quarterly} meeting in person. In the last month it is as often as you need.',
    },
    {
      when: 'hourly-consulting',
      text: 'Consulting hours can be booked {until nine in the evening|on weekday evenings, too}; short follow-up questions within {two weeks|ten days} are free.',
    },
    {
      when: 'destination',
      text: 'We keep your time zone in mind: calls {from eight in the morning to eight at night|until nine in the evening}, where you are, and local staff during the trip.',
    },
  ],
};
