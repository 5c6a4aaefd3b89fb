import type { StorefrontVoice } from '../voice.ts';

export const cateringAnswers: StorefrontVoice['answers'] = {
  tasting: [
    'Yes, for {two|up to four} people, {$75|$90|$120} in all, and we take it off the bill when you book.',
    'Once we have talked through a menu, we cook {six|eight} dishes for the two of you. It is {free after booking|free once you have signed}, {$60|$80} before.',
    'Group tastings are {every other month|four times a year} at {$35|$45|$50} a person; a private one is {$150|$175}.',
    'Tastings are on {Tuesday and Wednesday evenings|weekday afternoons} and take {an hour|ninety minutes}. The fee of {$50|$85|$100} counts toward your balance.',
    {
      when: 'tasting',
      text: 'A tasting for two is included with {every|each} wedding; additional guests are {$35|$45} each. Bring the person with the strongest opinions.',
    },
    {
      when: 'tasting',
      text: 'Yes, and it is part of the price: {seven|nine} plates, {about four months|three to five months} before the wedding, so that the produce is close to what you will eat.',
    },
    {
      when: 'tier-4',
      text: 'A seated tasting of the full menu, with {wine|pairings} and the proposed table setting, is included. A second one, after changes, is {$250|$300}.',
    },
    {
      when: 'drop-off',
      text: 'For drop-off orders we send a {sample box|tasting box} for {$40|$55} that serves two.',
    },
  ],
  minimums: [
    'We cook for {30|40|50} guests or more on Saturdays; on other days {20|25} is enough.',
    'There is a food minimum of {$3,000|$3,500|$4,000} on Saturdays from {May to October|June to October}, and none otherwise.',
    'No guest minimum, but below {35|40} people a kitchen fee of {$350|$400|$450} applies.',
    'The minimum is {25|40} guests. At the other end, we comfortably serve <guests>.',
    'From {20|30} guests up to <guests>. Smaller dinners are possible {Monday to Thursday|on weekdays}.',
    { when: 'tier-1', text: 'A minimum of {$900|$1,200|$1,500}, whatever the day. We like small weddings.' },
    {
      when: 'tier-4',
      text: 'The spend minimum is {$15,000|$18,000|$22,000} on peak Saturdays and {about half|roughly half} on Fridays and Sundays.',
    },
    {
      when: 'food-truck',
      text: 'The truck comes out for {50|60|75} guests or {$1,500|$1,800}, whichever is less.',
    },
  ],
  'staff-ratio': [
    'One server for every {12|15} guests at dinner, plus {a captain|a captain and a floater}, and one cook per {25|30} plates.',
    'For 100 guests we bring {nine|ten|eleven} people: a captain, {six|seven} servers and the kitchen crew.',
    'It depends on the style, and the number is in the quote; {ten|twelve} people for a hundred guests is typical.',
    'We never go below one server per {15|18} guests. Extra hands are {$45|$50|$55} an hour, four hours at least.',
    {
      when: 'plated',
      text: 'Plated dinners get one server per {ten|twelve} guests and {four|five} cooks per hundred plates, so tables are served together.',
    },
    {
      when: 'buffet',
      text: 'At a buffet, one server per {20|25} guests, and {two|three} cooks who look after the line and keep the pans full.',
    },
    {
      when: 'stations',
      text: 'Each station has its own cook and helper, with one server per {20|25} guests to clear.',
    },
    {
      when: 'drop-off',
      text: 'With drop-off there is no staff after setup. You can add {two|three} servers at {$45|$48} an hour each.',
    },
    {
      when: 'tier-4',
      text: 'One server for {eight|every eight} guests, a sommelier, a captain per {60|80} seats and a cook for every {15|18} plates.',
    },
  ],
  allergies: [
    'Tell us by seat, {two|three} weeks ahead. Those plates are cooked first, {on clean boards|with clean pans}, and carried by a named server.',
    'We collect allergies with the final count, label every dish and brief the whole crew before doors open.',
    'The kitchen handles nuts and gluten, so we cannot promise zero traces; we can promise {separate tools|separate boards}, a separate {burner|oven} and honest answers.',
    'Severe allergies get a {call from the chef|conversation with the chef} before the wedding and a sealed plate on the day. {We take no chances|We would rather ask twice}.',
    'Every menu card lists the {nine|main} allergens. If somebody forgets to tell us, there are always {six|eight} safe spare plates.',
    {
      when: 'nut-free',
      text: 'We can run a fully nut-free event: nothing with nuts enters the van, from the first bite to the cake plates.',
    },
    {
      when: 'gluten-free',
      text: 'Gluten-free dishes are prepared at their own station by one cook, with their own fryer {and tongs|and pans}.',
    },
    {
      when: 'dairy-free',
      text: 'Most of our sauces are made without dairy anyway; the few with butter are marked, and there is always another.',
    },
  ],
  leftovers: [
    'They are yours, boxed and labeled, as long as they have been {kept cold|kept at a safe temperature}. We bring the boxes.',
    'We pack {two dinners|a midnight picnic} for the couple and box the rest for {family|whoever has a fridge}.',
    'What is safe and untouched goes to {a community fridge|a shelter in <city>} the same night, unless you want it.',
    'Food that has stood out for more than two hours is composted by law and good sense; the rest is yours to take home.',
    'You decide beforehand: boxes for the family, a {shelter|food bank} drop, or both. There is no charge for either.',
    {
      when: 'buffet',
      text: 'Buffet food that was on display cannot be kept, but what stayed in the kitchen is boxed for you, usually {ten|a dozen} portions or so.',
    },
  ],
  'kitchen-needs': [
    'An oven, a sink and {two|three} separate circuits make us happy. If there is less, we bring the rest for {$400|$500|$600}.',
    'We need a {10 by 20|20 by 20}-foot tent or room, water within {100|150} feet and {two|three} 20-amp circuits.',
    'Anything from a full kitchen to an empty field works; after a site visit we send a one-page plan with what is missing and what it costs.',
    'A flat surface, drinking water, light and a place for trash. Ovens, fryers and refrigeration {come in our truck|travel with us}.',
    'Access {four|five} hours before dinner and a fridge or the space for ours. We {talk to|settle it with} the venue directly.',
    {
      when: 'food-truck',
      text: 'Nothing but level ground {25|30} feet long and, if possible, a 50-amp outlet; otherwise the generator runs, quietly.',
    },
    {
      when: 'drop-off',
      text: 'Only {two|three} tables and an outlet. Everything arrives hot in insulated boxes.',
    },
    {
      when: 'bbq-southern',
      text: 'The smoker stays outdoors, {20|25} feet from any wall. Beyond that we need water and a table.',
    },
    {
      when: 'rural',
      text: 'If there is no kitchen at all, our field kit has water, power and refrigeration for <guests> guests.',
    },
  ],
};
