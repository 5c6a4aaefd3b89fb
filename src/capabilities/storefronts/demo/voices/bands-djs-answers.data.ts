import type { StorefrontVoice } from '../voice.ts';

export const bandsDjsAnswers: StorefrontVoice['answers'] = {
  'who-performs': [
    'The people you meet. Names are in the contract, with {one|a named} stand-in of the same level.',
    '<owner> is at {every|nearly every} wedding; if illness strikes, a colleague who knows your list steps in. That has happened {twice|three times} so far.',
    'Whoever you heard when you booked. We do not send {substitutes|a second team} without asking.',
    {
      when: 'dj',
      text: '<owner> plays the whole night, with {an assistant|one assistant} for setup and requests.',
    },
    {
      when: 'dj',
      text: 'You choose your DJ by name; there are {two|three} of us. We take one wedding a day each.',
    },
    {
      when: 'dj-plus-live-musician',
      text: 'One DJ and one live musician for {two|three} of the hours. You meet both before you sign.',
    },
    {
      when: 'live-band',
      text: 'The lineup from the videos. If one player is ill, our regular deputy has {at least ten|a dozen} shows with us.',
    },
    {
      when: 'live-band',
      text: 'All members are listed in the contract by name and {instrument|role}, plus a sound engineer who travels with us.',
    },
    {
      when: 'live-solo',
      text: '<owner>, alone. In an emergency, one of {two|three} trusted colleagues with the same song list.',
    },
    {
      when: 'ceremony-only',
      text: 'The ensemble you hear in our recordings, professionals all. A deputy is on call for {every|each} date.',
    },
  ],
  'set-length': [
    'As long as the contract says, and {five|ten} minutes more if the moment asks for it. Setup time is never counted.',
    'The hours are yours to spread over the day; the quote shows them {line by line|part by part}, with setup outside the count.',
    'We plan it backward from your timeline, {six|four} weeks ahead, and put exact minutes into the contract.',
    {
      when: 'dj',
      text: '{Six|Five} hours are included, usually from {cocktails|dinner} to the last song. We play without a break.',
    },
    {
      when: 'dj',
      text: 'From doors to the final dance, {five to seven|six to eight} hours. Early setup for the ceremony adds {one|an} hour.',
    },
    {
      when: 'live-band',
      text: 'Three sets of {40|45|50} minutes within {four|five} hours. Two longer sets are fine, too.',
    },
    {
      when: 'live-band',
      text: 'Up to {150|160|180} minutes of live music, divided to suit dinner and toasts.',
    },
    {
      when: 'live-solo',
      text: 'Sets of {45|50} minutes, up to {three|four} of them. A ceremony and cocktail hour together make about {two|two and a half} hours.',
    },
    {
      when: 'ceremony-only',
      text: '{Twenty|Twenty-five} minutes before, all through the ceremony and {ten|fifteen} minutes after it; about an hour in all.',
    },
  ],
  breaks: [
    'Any pause is in the timeline you approve {two|three} weeks ahead, and none falls on a moment that matters.',
    {
      when: 'dj',
      text: 'We stay at the desk from start to finish. A colleague covers the {five|ten} minutes it takes to eat.',
    },
    {
      when: 'live-band',
      text: 'We take them when people are busy anyway, during {speeches or courses|the meal}. You approve the times beforehand.',
    },
    {
      when: 'live-band',
      text: 'Music never stops unless you want it to: {a playlist made with you|your own list} runs at low volume in between.',
    },
    {
      when: 'live-solo',
      text: 'They fall where talk takes over, {after the ceremony|between courses}, and last {ten|twelve} minutes.',
    },
    {
      when: 'ceremony-only',
      text: 'There are no breaks in an hour of ceremony music. Between pieces we follow the officiant, and silence is part of it.',
    },
    {
      when: 'ceremony-only',
      text: 'We play straight through, from the first arrivals until the {last guest has stood up|chairs are empty}.',
    },
    {
      when: 'dj',
      text: 'There are none. The music runs from the first guest to the last, and we eat {at the desk|during the toasts}.',
    },
    {
      when: 'dj',
      text: 'We do not take any; a bite during dinner, with the {dinner list|dinner set} running, is enough.',
    },
    {
      when: 'live-band',
      text: 'Two breaks of {15|20} minutes. Our engineer keeps the floor going with {songs you chose|a playlist that fits our set}.',
    },
    {
      when: 'live-band',
      text: 'We stagger them: while the band rests, {two of us play an acoustic bit|one of us takes over the decks}, so the room never goes quiet.',
    },
    {
      when: 'live-solo',
      text: '{Ten|Fifteen} minutes after each set of {45|50}, with soft recorded music from our speaker if you like.',
    },
    {
      when: 'live-solo',
      text: 'For bookings up to {90|100} minutes there is no break. For longer ones we pause during {toasts|the first course}.',
    },
    {
      when: 'ceremony-only',
      text: 'None during the ceremony. If we stay for drinks, there are {ten|fifteen} minutes in between to move the chairs.',
    },
  ],
  requests: [
    'Yes to both. You send up to {20|25|30} wishes and as many bans as you like, {two|three} weeks ahead.',
    'The do-not-play list is final, whoever asks on the night. Requests are gladly taken if they fit the moment.',
    'We ask for {ten|a dozen} must-plays, a few maybes and everything you cannot bear. The rest is our job.',
    {
      when: 'dj',
      text: 'Guests may ask; you decide beforehand whether we {say yes, maybe or no|say yes to all, to some or to none}.',
    },
    {
      when: 'dj',
      text: 'Of course. You get an online planner for must-plays and bans, open until {five|seven} days before, and guests can send wishes with the RSVP.',
    },
    {
      when: 'live-band',
      text: 'You choose from our list of {180|220|250} songs and may ban any of them. {One|Two} new songs are learned for you.',
    },
    {
      when: 'live-band',
      text: 'Pick your {25|30} favorites from the song list; we build the sets around them and leave room for calls from the floor.',
    },
    {
      when: 'live-solo',
      text: 'Happily, even on the spot if we know the tune. {Two|Three} songs outside the list are arranged free with {six|four} weeks’ notice.',
    },
    {
      when: 'ceremony-only',
      text: 'You choose every piece, and we advise on what fits the length of your walk. A new arrangement is {$60|$75|$90}.',
    },
    {
      when: 'learns-new-song',
      text: 'Both, yes, and one song that is not in our repertoire will be prepared for you at no charge, given {six|eight} weeks.',
    },
  ],
  'equipment-power': [
    'We bring all we need and one spare of whatever can fail. What we ask of the venue fits on half a page, sent {three|four} weeks ahead.',
    'Everything comes with us, and we settle power and placement with your venue {well ahead|directly}, so you need not think about it.',
    {
      when: 'dj',
      text: 'Two speakers, {a subwoofer|one sub}, desk, {two|one or two} wireless microphones. Two separate 15-amp circuits and a {six-foot|4 by 8-foot} space, please.',
    },
    {
      when: 'dj',
      text: 'Sound for up to {200|250} guests, backup controller included. We need one 20-amp circuit within {25|30} feet and a roof or shade.',
    },
    {
      when: 'live-band',
      text: 'Full sound, stage lights and instruments. We need {two|three} 20-amp circuits and a flat area of {12 by 16|16 by 20} feet.',
    },
    {
      when: 'live-band',
      text: 'PA, monitors, lights and an engineer. Load-in takes {90|120} minutes, and {three|four} separate circuits keep everyone happy.',
    },
    {
      when: 'live-solo',
      text: 'A small battery-powered amplifier, so no outlet is needed for up to {four|five} hours. A chair without arms would be kind.',
    },
    {
      when: 'ceremony-only',
      text: 'No power at all for up to {100|120} guests; beyond that a small battery speaker. What we do need is shade and level ground.',
    },
    {
      when: 'generator',
      text: 'Everything, including a quiet generator for places without power. It runs {eight|ten} hours and stands {100|120} feet away.',
    },
    {
      when: 'harp',
      text: 'The harp, a carpet and a small amplifier. Please plan a step-free way in and {six by six|five by six} feet of shade.',
    },
    {
      when: 'piano',
      text: 'If the house piano is tuned, we use it. Otherwise we bring a stage piano with {weighted keys|full keys} and need a single outlet.',
    },
  ],
  overtime: [
    'By the half hour, at {10|12|15} percent of the fee. You can decide on the night if the venue agrees.',
    'Agreed beforehand it is {10|12} percent of the total an hour, on the spot {15|18} percent.',
    'The contract names the rate, and nobody starts the clock before {ten|fifteen} friendly minutes have passed.',
    {
      when: 'dj',
      text: 'An extra hour is {$150|$175|$200}. Ask us {thirty minutes|half an hour} before the planned end.',
    },
    {
      when: 'dj',
      text: '{$125|$160|$180}, billed in half hours. The last song does not count, however long it is.',
    },
    {
      when: 'live-band',
      text: '{$100|$120} for each musician per hour, or {$250|$300} if only our engineer carries on with a playlist.',
    },
    {
      when: 'live-band',
      text: 'Another set of {30|40} minutes is {15|18|20} percent of the fee. We need to know by the end of the second set.',
    },
    {
      when: 'live-solo',
      text: '{$120|$140|$160} an hour, in steps of {15|30} minutes.',
    },
    {
      when: 'ceremony-only',
      text: 'If the ceremony starts late, the first {20|30} minutes are on us; after that it is {$40|$50} for each player per half hour.',
    },
    {
      when: 'tier-4',
      text: 'Late hours are agreed in advance with the venue and crew, from {$450|$600} an hour for everyone involved.',
    },
  ],
  insurance: [
    'Yes, {one|two} million dollars in liability. The certificate goes to your venue {within a day|the same day}.',
    'We are, and can name your venue as an additional insured at no charge. Please ask {two|three} weeks ahead.',
    'Liability of {$1 million|$2 million} per event, gear insured separately. You get the papers with the contract.',
    'Fully: liability, equipment and {accidents|travel}. No venue has ever turned our certificate down.',
    'Of course. Many places in <market> already have our certificate on file; for others we send it {by email|at once}.',
    {
      when: 'special-effects',
      text: 'Yes, up to {two|three} million dollars, effects included. Cold sparks and fog are cleared with the venue first.',
    },
    {
      when: 'live-band',
      text: 'The band and its engineer are covered for {one|two} million dollars, and each instrument has its own policy.',
    },
    {
      when: 'tier-1',
      text: 'Yes, the same {one-million-dollar|million-dollar} cover that the big companies carry. It is not a place to save.',
    },
  ],
};
