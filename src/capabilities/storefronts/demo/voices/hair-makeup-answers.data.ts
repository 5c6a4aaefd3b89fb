import type { StorefrontVoice } from '../voice.ts';

export const hairMakeupAnswers: StorefrontVoice['answers'] = {
  trial: [
    'A trial is {$90|$110|$130} and takes {ninety minutes|about two hours}. Half of it is credited when you book.',
    'Not in the base price. Most couples add one {six to eight|four to six} weeks ahead, for {$100|$120|$150}.',
    'One trial is included for anyone booking {four|five} people or more; otherwise it is {$85|$95|$110}.',
    'Trials are held {Tuesday to Thursday|on weekdays} and cost {$75|$95|$125}. Please come the way you wake up.',
    'It is optional. We suggest one if you have never had this done before; it costs {$90|$115}, notes and photographs included.',
    {
      when: 'trial-available',
      text: 'Yes, you can have a trial before you sign: {$80|$100|$120}, two looks, and it is taken off your bill.',
    },
    {
      when: 'trial-available',
      text: 'We offer trials {all week|Monday to Friday}, about {two|two to three} months ahead, for {60|75|80} percent of the wedding price.',
    },
    {
      when: 'tier-4',
      text: 'Two previews are included: one {three|four} months before, one in the final month with everything you will wear.',
    },
    {
      when: 'tier-1',
      text: 'To keep it cheap, a trial is a single look in {one hour|forty-five minutes} for {$45|$55|$60}.',
    },
    {
      when: 'henna',
      text: 'For henna we draw a small trial patch free of charge, so you see the stain on your skin {a week|two weeks} earlier.',
    },
  ],
  'per-person': [
    'Services start at <price> a person. On Saturdays we ask for at least {three|four} people.',
    'From <price> a person; those marrying pay {$60|$80|$100} more because we take twice the time. The minimum is {two|three} people.',
    'It is <price> each, children under {ten|twelve} half. From {May to October|April to October} the minimum is {four|five} people.',
    'We charge from <price> a person and service. Below {three|four} people a small-party fee of {$75|$90|$120} applies.',
    'Starting at <price>, no surcharge for long sessions. {Midweek there is no minimum|On weekdays even one person is fine}.',
    {
      when: 'tier-1',
      text: 'A flat <price> a person with no minimum. What you see is what you pay.',
    },
    {
      when: 'tier-4',
      text: 'From <price> a person, with a booking minimum of {$1,800|$2,200|$2,600} on peak Saturdays.',
    },
    {
      when: 'guest-henna',
      text: 'Services begin at <price>; guest henna is charged by the hour, {$90|$110|$130}, which is about {ten|twelve} hands.',
    },
    {
      when: 'barber-grooming',
      text: 'From <price> a person. Cuts and shaves are less, {$45|$55|$65}, and count toward the minimum of {three|four} people.',
    },
  ],
  'travel-fee': [
    'Within {15|20|25} miles it is free; after that {$1|$1.25|$1.50} a mile, counted both ways.',
    'Travel is a flat {$50|$60|$75} in <market>. Parking and tolls are added as they are.',
    'Each artist’s travel is {$35|$45|$55} within an hour of <city>. Farther out we quote a fixed sum beforehand.',
    'We do, at {$0.90|$1.10} a mile from <city>, with the first {20|30} miles on us.',
    'For parties of {six|five} or more, travel is included up to {40|50} miles.',
    {
      when: 'comes-to-you',
      text: 'Yes, that is how we mostly work: to your home, hotel or venue, with {25|30|35} miles included.',
    },
    {
      when: 'in-studio',
      text: 'Our studio in <city> costs nothing extra and has room for {six|eight}. For a visit to you we add {$60|$80|$95}.',
    },
    {
      when: 'travels-50-miles',
      text: 'We drive up to fifty miles for {$75|$90} and beyond that with a night’s lodging included in the quote.',
    },
    {
      when: 'urban',
      text: 'Inside <city> it is {free|free, parking aside}; hotels that only have valet parking add {$30|$40|$45}.',
    },
  ],
  'early-start': [
    'From {six|half past six} in the morning at no extra charge; before that, {$50|$60|$75} an hour for each artist.',
    'Usually {six|seven}. Earlier is possible if you tell us {a month|six weeks} ahead.',
    'The first chair can be ready at {five-thirty|six}. We work backward from the time you want to be dressed and add {thirty|forty} minutes.',
    'As early as the ceremony demands. Starts before {five|six} carry a fee of {$80|$100|$120} in all.',
    'We have begun at {four|half past three} for a sunrise ceremony. Coffee is welcome, conversation optional.',
    {
      when: 'early-start',
      text: 'Early starts are part of our service: {four|five} o’clock is possible any day, and there is no surcharge from {five|half past five} on.',
    },
    {
      when: 'in-studio',
      text: 'The studio opens at {seven|half past six}; for weddings we unlock it at {five|half past five}.',
    },
    {
      when: 'south-asian-weddings',
      text: 'For morning ceremonies we begin at {three|four}, with draping planned in. Expect {three|three and a half} hours for a full bridal look.',
    },
  ],
  assistants: [
    'One artist for every {three|four} people, so that nobody waits more than an hour.',
    'For up to {four|five} people <owner> comes alone; beyond that there are {two|two or three} of us.',
    'Usually {two|three}. Each additional artist is {$100|$120|$150}, mostly needed from the {seventh|sixth} person on.',
    'It depends on the clock: we count the hours before your photos and send enough hands. {Two to four|Two or three} is typical.',
    'Two for an average wedding of {six|seven}, and all of them work under this name all year; we do not hire strangers for a day.',
    {
      when: 'multiple-artists',
      text: 'The team has {six|seven|eight} artists, and up to {five|six} can come to one wedding. Their names are in your contract.',
    },
    {
      when: 'tier-4',
      text: 'A lead artist for you alone, {one|two} for the family and party, and someone who keeps time.',
    },
    {
      when: 'tier-1',
      text: 'Just one or two. We keep prices low by starting a little earlier instead of sending more people.',
    },
    {
      when: 'guest-henna',
      text: 'For henna, one artist for the couple and one for every {15|20} guests.',
    },
  ],
  'touch-ups': [
    'We stay until you leave for the ceremony and hand over a touch-up pouch. Further hours are {$60|$75|$90} each.',
    'Through the {portraits|first photos}, yes. Until after dinner it is {$200|$240|$280} more.',
    'One artist can stay for the {first look and the ceremony|ceremony and the group photos} for {$75|$85} an hour, two hours at least.',
    'Not automatically. Most looks hold for {twelve|fourteen} hours, and we teach a friend the three things worth knowing.',
    'Yes, if you book the {half-day|day} rate. For a change between ceremony and dinner we return for {$150|$175|$200}.',
    {
      when: 'tier-4',
      text: 'An artist remains with you until {the first dance|the cake is cut}, discreetly and with a very small bag. It is included.',
    },
    {
      when: 'long-wear',
      text: 'With our long-wear finish it is rarely needed. You get {blotting papers and a lip color|a small kit}, and on request an artist stays at {$70|$80} an hour.',
    },
    {
      when: 'tier-1',
      text: 'We leave when the last person is done, and you keep a small kit. Staying longer is {$45|$50} an hour.',
    },
    {
      when: 'veil-placement',
      text: 'At least until the veil is in. Someone can come back to take it out and loosen the style for {$90|$110}.',
    },
  ],
};
