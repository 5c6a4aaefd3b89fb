import type { StorefrontVoice } from '../voice.ts';

export const barServicesAnswers: StorefrontVoice['answers'] = {
  'who-buys': [
    'It depends on your venue’s license, so that is our first question. Either way you get a count {to the bottle|by the case} and we look after ice and mixers if you like.',
    'We explain both ways with prices side by side. {Couples save money one way and time the other|Most decide in five minutes}.',
    {
      when: 'full-bar-with-alcohol',
      text: 'We do. Everything is bought, delivered, poured and carried off by us, at a fixed price per guest {from $32|from $38|from $45}.',
    },
    {
      when: 'full-bar-with-alcohol',
      text: 'We supply it all under our license. You pay for {a package by the hour|an open bar by the hour} or, if you prefer, by what is opened.',
    },
    {
      when: 'bartending-only',
      text: 'You do, {from our list|with our list in hand}, at the store’s price. Unopened cases can usually go back, {so buy a little too much|and we tell you which shops accept returns}.',
    },
    {
      when: 'bartending-only',
      text: 'You buy, we pour: the law here does not let us sell it. The list we send is exact, and the {average couple|average party} has {two|three} bottles left over.',
    },
    {
      when: 'beer-and-wine-only',
      text: 'We choose beer and wine with you and order them {at our trade price plus 10 percent|through our distributor}, or you buy them yourselves and we chill and pour.',
    },
    {
      when: 'zero-proof-bar',
      text: 'For the zero-proof bar there is nothing to buy: teas, shrubs, spirits without alcohol and garnishes are all in the price.',
    },
    {
      when: 'coffee-cart',
      text: 'Coffee, tea and milk are ours. If you want espresso martinis, you supply the vodka and we supply the rest.',
    },
  ],
  'licence-insurance': [
    'Our paperwork goes to your venue {three|four} weeks before the wedding: certificates, names and whatever form they like.',
    'Ask and you get copies the same day. Venues are named as additional insured {at no charge|free of charge}.',
    {
      when: 'liability-insurance',
      text: 'Yes: {$1 million per event and $2 million|$2 million per event and $4 million} in total, liquor liability included. Your venue gets the certificate {two|four} weeks ahead.',
    },
    {
      when: 'liability-insurance',
      text: 'We carry general and liquor liability of {$1 million|$2 million} each and have never had a claim.',
    },
    {
      when: 'liquor-license',
      text: 'We hold a catering liquor license in <state> and renew it every {spring|January}; a copy travels with the bar.',
    },
    {
      when: 'certified-bartenders',
      text: 'All bartenders hold a current alcohol-service certificate and {carry it on them|renew it every two years}.',
    },
    {
      when: 'permits-handled',
      text: 'Yes, and where your venue needs a one-day permit we file it, {usually $50 to $150|at cost}, about {six|five} weeks ahead.',
    },
  ],
  'bartender-ratio': [
    'One bartender per {50|60} guests for beer, wine and a cocktail; one per {35|40} if everything is shaken.',
    'For 100 guests, two bartenders and {a barback|a runner}; from 150, three and a second bar.',
    'Never fewer than two people beyond {60|70} guests, since {somebody has to fetch ice|one of them always has full hands}.',
    'One to {50|55} is our rule, plus a barback from {80|90} guests on. The exact number is in the quote.',
    {
      when: 'tier-4',
      text: 'One bartender for every {30|35} guests, a captain, and servers who carry drinks to the seated.',
    },
    {
      when: 'beer-and-wine-only',
      text: 'Beer and wine pour fast: one bartender per {60|75} guests keeps the line under four people.',
    },
    {
      when: 'self-serve-tap',
      text: 'The taps serve themselves; one bartender per {75|80} guests keeps watch, checks IDs and changes kegs.',
    },
    {
      when: 'coffee-cart',
      text: 'Two baristas make about {90|100|120} drinks an hour, which is right for up to {120|130} guests.',
    },
  ],
  glassware: [
    {
      when: 'tier-2',
      text: 'Real glass, {three|four} pieces per guest, or {good|clear} compostable cups if the venue forbids it; {the quote shows both|you decide with the final count}.',
    },
    'We work with your caterer’s glasses or with ours; the quote says which, at {three|four} per guest.',
    'Near pools and on boats we pour into {shatterproof|polycarbonate} ones; everywhere else you may have real glass, {and the count is our job|counted and collected by us}.',
    {
      when: 'glassware',
      text: 'Yes: {three|four} glasses per guest, polished, in {three|four} shapes. Breakage up to {five|ten} glasses is on us.',
    },
    {
      when: 'glassware',
      text: 'Included, with ten percent spare. We wash {nothing at your venue|off site}; racks come and go with us.',
    },
    {
      when: 'tier-4',
      text: 'Crystal {coupes|stemware} and weighted rocks glasses belong to every evening, {four|five} per guest.',
    },
    {
      when: 'tier-1',
      text: 'Sturdy clear cups that compost keep the price {low|down}; real glass is possible for a party of any size.',
    },
  ],
  'last-call': [
    'Thirty minutes before the music ends, announced {quietly|by the bartenders, not over the speakers}. Water and coffee stay until everyone has left.',
    'We close {20|30} minutes before the end of the party, as most venues ask. {No announcement, just a friendly word|The DJ never has to say it}.',
    'Usually half an hour before the last song. If the night runs long, an extra hour of bar is {$150|$200|$250} for the whole crew.',
    'Last call follows the venue’s license, {often 10:30 or 11|mostly 10:30}. The final half hour we pour {smaller and slower|beer, wine and a lot of water}.',
    'When dinner is late, so are we: the hours in your contract are hours of pouring. The bar closes {25|30} minutes before guests go.',
    {
      when: 'coffee-cart',
      text: 'The bar ends {half an hour|thirty minutes} before the party; the espresso machine goes on to the very last guest.',
    },
    {
      when: 'rural',
      text: 'Half an hour before the shuttles leave, so that {nobody drives the dark road|everyone is on the bus with a bottle of water}.',
    },
  ],
};
