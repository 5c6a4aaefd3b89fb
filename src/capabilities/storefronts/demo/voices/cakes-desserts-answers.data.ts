import type { StorefrontVoice } from '../voice.ts';

export const cakesDessertsAnswers: StorefrontVoice['answers'] = {
  'tasting-fee': [
    'A tasting for two is {$35|$45|$60} and comes off the price when you order. You try {five|six} cakes and {four|five} fillings.',
    'Tasting boxes cost {$30|$40|$48}, are picked up on {Fridays|Thursdays} and hold {six|eight} flavors to argue over at home.',
    'Open tastings are {once a month|every other Sunday} and cost {$15|$20} a person; private ones are {$50|$65} and credited to your order.',
    'It is free once you have booked and {$40|$50} before. Bring up to {two|three} people with opinions.',
    {
      when: 'tasting',
      text: 'Yes, and it is free for orders over {$500|$600|$750}. Otherwise it costs {$35|$40}, which we credit.',
    },
    {
      when: 'tasting',
      text: 'A sit-down tasting of about {45 minutes|an hour} is part of each wedding order: {six|eight} small cakes, coffee and a sketch to take home.',
    },
    {
      when: 'tier-4',
      text: 'The private tasting and design meeting is {$150|$200|$250}, credited in full, and lasts {ninety minutes|about two hours}.',
    },
    {
      when: 'tier-1',
      text: 'No charge: stop by on a {Saturday|Thursday} morning for a plate of {four|five} flavors and a cup of coffee.',
    },
  ],
  servings: [
    'We count wedding slices of one by two inches, {four|five} inches tall. For dessert-sized slices, order for {20|25|30} percent more.',
    'A three-tier cake of 6, 8 and 10 inches serves {75|about 80}. If there is another dessert, plan on {80|75} percent of your guests.',
    'By the slice, not by the tier: we take your headcount, subtract {10|15} percent for the dancers, and size the tiers to match.',
    'Not everybody eats cake, so for 120 guests we usually suggest {100|105} servings. A cutting chart comes with the cake.',
    'Generously. Our slice is {an inch and a half by two|one by three inches}, and the numbers in the quote are real plates.',
    {
      when: 'sheet-cake',
      text: 'The tiers cover {half|about half} of the guests, kitchen sheet cake the rest, at {$3.50|$4|$4.50} a slice against {$7|$8|$9}.',
    },
    {
      when: 'dessert-table',
      text: 'For a dessert table we count {three|three to four} small pieces per guest, or {two|two pieces} if there is also a cake.',
    },
    {
      when: 'cupcakes',
      text: 'One and a {quarter|half} cupcakes per guest is right; minis go at {two and a half|three}.',
    },
    {
      when: 'pies',
      text: 'One nine-inch pie for {seven|eight} guests, and always one more than the math says.',
    },
    {
      when: 'donuts',
      text: 'A donut and a half per guest if they are the dessert, one if they are the midnight snack.',
    },
  ],
  delivery: [
    'Delivery is {$60|$75|$90} within {20|25} miles and {$2|$2.50|$3} per mile after that. Pickup is free, and we show you how to drive with it.',
    'We bring tall cakes ourselves, in a cooled van, {two|two to three} hours before the reception; boxes of small things can be collected.',
    'Anything above two tiers leaves the house only with us. The fee depends on distance, from {$50|$65|$80}.',
    'Yes, on {Fridays, Saturdays and Sundays|weekends and most weekdays}. We need the name of someone at the venue and a table that does not wobble.',
    {
      when: 'delivery-setup',
      text: 'Yes: delivered, stacked, leveled and dressed with your flowers, from {$75|$95|$120}. It takes {thirty|forty} minutes on site.',
    },
    {
      when: 'delivery-setup',
      text: 'Setup is included within {30|25} miles. We arrive {two|three} hours before guests and send you a photograph when it stands.',
    },
    {
      when: 'tier-4',
      text: 'The designer installs each cake in person. Within {50|60} miles that is included; beyond it we quote travel.',
    },
    {
      when: 'stand-rental',
      text: 'Delivery starts at {$65|$80}. If you rent a stand, we fetch it on Monday, so nobody has to wash it at midnight.',
    },
  ],
  allergens: [
    'Yes, we bake with nuts, wheat, eggs and dairy every day. Tell us about allergies and we will say honestly what we can and cannot promise.',
    'It is one kitchen, cleaned between batches, with {separate pans|separate tools} for allergy orders. For severe allergies we may say no.',
    'Nuts and flour are in the building. Cross-contact is kept low by {baking allergy orders first|a separate shelf and separate tins}, but we never say zero.',
    {
      when: 'nut-free',
      text: 'Nut-free orders are baked on {Tuesdays|their own day}, on scrubbed counters with their own tools. Almonds and hazelnuts are otherwise used in the same room.',
    },
    {
      when: 'gluten-free',
      text: 'Gluten-free cakes have their own pans, mixer bowl and shelf. Wheat flour is in the same building, so celiac guests should know.',
    },
    {
      when: 'vegan',
      text: 'Vegan batters are mixed with separate bowls and whisks. Milk and eggs are in the kitchen, so traces are possible.',
    },
    {
      when: 'egg-free',
      text: 'We bake without eggs daily, in tins kept for it. The rest of the kitchen does use them.',
    },
    {
      when: 'kosher',
      text: 'The kosher line has its own ovens and tools. Nuts are used there, so do mention an allergy.',
    },
  ],
  'order-by': [
    'Ideally {six|five} months ahead, and {eight|nine} for September and October. The design is fixed {a month|four weeks} before, the count two weeks before.',
    'Popular weekends close {six|seven} months out. Shorter is sometimes possible, even {three|four} weeks for a simple cake.',
    'There is no deadline, only a limit on wedding cakes per weekend. When it is reached, {we are full|we close the book and say so}.',
    'Book with a {25|30|50} percent deposit as soon as you have a date. Flavors can wait until {two months|six weeks} before.',
    'Three months is comfortable for most cakes. Small orders of {under 30|up to 40} servings need {three|two} weeks.',
    {
      when: 'tier-4',
      text: 'Nine to {twelve|fourteen} months for a commission with sugar flowers. The petals alone take us {five|six} weeks.',
    },
    {
      when: 'tier-1',
      text: 'Six weeks is plenty for our simple designs, {and two will do off-season|ten days if the week is quiet}.',
    },
    {
      when: 'hand-painted',
      text: 'For painted tiers, {four|five} months, since a sketch, a color trial and a practice tier come first.',
    },
    {
      when: 'cupcakes',
      text: 'Cupcakes can be ordered up to {three|four} weeks before, more than {200|250} a little sooner.',
    },
  ],
};
