import type { StorefrontVoice } from '../voice.ts';

export const videographersAnswers: StorefrontVoice['answers'] = {
  length: [
    'One main film of {five to eight|six to nine} minutes, and a {45|60|90}-second trailer before it. Longer cuts are quoted by the {quarter hour|chapter}.',
    'As long as the story holds, which is usually {six|seven|eight} minutes. You also get your vows and the {main|best} toasts as separate pieces.',
    'The package names each film and its length. Typical is {a short one for friends and a longer one for the two of you|one of five minutes and one of twenty}.',
    'Short weddings make short films: about {one minute|forty seconds} of finished film for each hour we are there, {rarely less|sometimes more}.',
    'We agree on a length before the edit and may go {ten|fifteen} percent over, never under.',
    {
      when: 'highlight-film',
      text: 'A highlight film of {four to six|five to seven} minutes, built on your own words. It is made to be watched twice in a row.',
    },
    {
      when: 'full-ceremony',
      text: 'The ceremony comes complete, {25 to 40|20 to 60} minutes as it happened, besides the short film of {five|six} minutes.',
    },
    {
      when: 'full-reception',
      text: 'Toasts and dances are delivered in full, each as its own file, along with an edited film of {six|eight} minutes.',
    },
    {
      when: 'documentary-edit',
      text: 'The documentary edit runs {40 to 60|45 to 75} minutes in the order of the day. A {three|four}-minute version for sharing comes with it.',
    },
    {
      when: 'social-clips',
      text: 'Besides the film you get {five|six|eight} vertical clips of {20 to 40|15 to 30} seconds each, cut for phones.',
    },
  ],
  'music-license': [
    'Always licensed. We send a shortlist of {five|six|eight} pieces, you choose, and the film can be posted without being muted.',
    'Yes, from libraries that clear music for personal films. Famous songs can be licensed at cost, which may be {$60|$100} or may be {several thousand|more than the wedding}.',
    'You may veto anything and suggest everything. We pay for the license of {two|three} tracks; each further one is {$30|$40|$50}.',
    'Music follows the edit, so we propose it once we have heard the day. One change of mind is {free|on us}, later ones are {$75|$100}.',
    'Every track is cleared for private sharing worldwide, without an end date. The band’s live playing may stay in where {the band agrees|the contract allows}.',
    {
      when: 'tier-4',
      text: 'We can have music composed for your film, from {$1,200|$1,500|$2,000}. Otherwise it is licensed from independent musicians, by name, and credited.',
    },
    {
      when: 'documentary',
      text: 'There is little music in our films, since voices carry them. What there is has been licensed, and you hear it before the final cut.',
    },
  ],
  delivery: [
    'The trailer comes within {ten days|two weeks}, the film on the date in your contract, {ten|eleven|twelve} weeks at the latest outside high season.',
    'We write a date into the contract, usually {eight|ten|twelve} weeks after the wedding. If we miss it, {five|ten} percent comes off.',
    'Between {eight and ten|nine and twelve} weeks for the short film, and {two|three} more for anything long.',
    'You see the first cut after {seven|eight|nine} weeks, tell us what you miss, and have the finished film {two|three} weeks later.',
    'Winter weddings take {six|seven} weeks, October ones {twelve|thirteen|fourteen}. The exact week is fixed when you sign.',
    {
      when: 'same-day-edit',
      text: 'A short film that same evening, before the last dance; the full version follows in {eight|nine|ten} weeks.',
    },
    {
      when: 'social-clips',
      text: 'The first clips are there {the next day|within 48 hours}, the film itself after {eight|ten} weeks.',
    },
    {
      when: 'super-8',
      text: 'Super 8 goes to the lab for {two|three} weeks, so films with it take {ten|twelve} weeks in all.',
    },
  ],
  crew: [
    'The number is in your quote and does not change. We dress in dark clothes, keep to the edges and use cameras no larger than a {shoebox|loaf of bread}.',
    'As few as the day allows. Guests often take us for {friends with cameras|relatives}, and in church we stay {behind the last row|at the sides}.',
    'It depends on rooms and guests; beyond {120|150|180} people we advise a second operator at {$400|$500|$600}.',
    'You will notice us at the microphone fitting and {again at the portraits|once more at sunset}. In between we are {two rows back|somewhere near a pillar}.',
    'Everyone who films has worked with <owner> before, {for three seasons at least|usually for years}. Nobody wears a {headset|vest}, and nobody shouts.',
    {
      when: '1-1',
      text: 'One person, <owner>, plus {two|three} small cameras on stands for the ceremony. Hardly anyone notices where they are.',
    },
    {
      when: '2-2',
      text: 'Two: one stays with the couple, one with the guests. During the vows neither of us {moves|takes a step}.',
    },
    {
      when: 'minimum-3',
      text: '{Three|Three or four}: two on camera, one on sound, {and for large halls another camera|plus a helper at large weddings}. All are placed before guests arrive.',
    },
    {
      when: 'livestream',
      text: 'For a livestream one more person comes who minds the signal and stays {at the back table|by the sound desk}.',
    },
  ],
  'raw-footage': [
    'The finished films are the product, but nothing is thrown away: we keep it all for {one year|two years|three years} and can sell it to you on a drive for {$250|$300|$400}.',
    'It can be arranged before you sign. Expect {six|eight} hours of unsorted material and a fee of {$200|$350}.',
    'Many couples are happier with the full vows and toasts, which we cut cleanly. If you still want everything, it is {$300|$450} with the drive.',
    'Ask us at booking, since it changes how we file the day. Unused scenes can also be made into a second film {for half the price|later on}.',
    'We store it for {18|24} months. Until then you can have it copied at {cost plus the drive|$150 and the price of the drive}.',
    {
      when: 'raw-footage',
      text: 'Yes: every clip, sorted by camera and hour, on a drive {four weeks|six weeks} after the wedding. It is {included|$150 on top}.',
    },
    {
      when: 'raw-footage',
      text: 'Yes, as a download for {60|90} days or on a drive we send by courier. The sound tracks come with it, unmixed.',
    },
    {
      when: 'super-8',
      text: 'The Super 8 reels belong to you: after scanning you get them back in their cans, along with the scans.',
    },
  ],
  drone: [
    'On request we bring a pilot with an FAA Part 107 certificate, for {$250|$300|$400}. Whether it may fly depends on the venue and the airspace, and we check both.',
    'If the place calls for it. Flights are made by a certified pilot with {$1 million|$2 million} of liability insurance, and only before the ceremony or at dusk.',
    'Not over people, not during vows, not in wind above {20|22|25} miles an hour. Within those limits, a licensed pilot {can be added|is a phone call away}.',
    'We look up the airspace as soon as we know the venue and tell you {yes or no|what is possible}. The license is always the pilot’s own, and you may see it.',
    'A pilot can be booked until {three|four} weeks before. If weather grounds the drone, {the fee is returned|you pay nothing for it}.',
    {
      when: 'drone-footage',
      text: 'Yes, it is included where flying is allowed. <owner> {holds the Part 107 certificate|flies under Part 107} and carries separate insurance.',
    },
    {
      when: 'drone-footage',
      text: 'Yes. One of our crew is FAA-certified; we fly {twice|two or three times}, {five|eight|ten} minutes each, never above guests.',
    },
    {
      when: 'urban',
      text: 'In the middle of <city> the airspace is often closed, and then a rooftop does the job. Elsewhere our certified pilot flies for {$300|$350}.',
    },
  ],
};
