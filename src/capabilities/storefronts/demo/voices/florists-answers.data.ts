import type { StorefrontVoice } from '../voice.ts';

export const floristsAnswers: StorefrontVoice['answers'] = {
  'minimum-spend': [
    'Whole weddings start at <price>. {Fridays and Sundays|Weekdays and winter dates} are {10|15|20} percent less.',
    'Yes, <price> on {Saturdays|peak Saturdays}, including delivery. Most couples end up {a third|about half} above it.',
    'The minimum is <price> for a wedding with tables. {It includes setup|Tax comes on top}.',
    'From <price>, counted over everything you order. {Delivery is not part of it|Rentals count as well}.',
    'We begin at <price>. If you are a little below, ask us about {a weekday|January to March}, when the minimum drops by {20|25} percent.',
    {
      when: 'a-la-carte',
      text: 'For full weddings it is <price>. À la carte pieces have no minimum beyond {$150|$200|$250} and are collected at the studio.',
    },
    {
      when: 'diy-bulk',
      text: 'Designed weddings start at <price>; bucket orders start at {$180|$220|$260}, which is about {four|five} tables’ worth of stems.',
    },
    {
      when: 'tier-4',
      text: 'Commissions start at <price>, and {the average is roughly twice that|a room of two hundred is usually about double}. We say so early to save you an afternoon.',
    },
    {
      when: 'tier-1',
      text: 'Only <price>, and it covers {two bouquets, the buttonholes and simple tables|more than people expect}.',
    },
    {
      when: 'elopement',
      text: 'Not for elopements: a bouquet, a boutonniere and a small arrangement come to {$240|$280|$320}. For larger weddings it is <price>.',
    },
  ],
  seasonal: [
    'We agree on color and shape first, then on names. If a variety fails, we replace it with one of the same {tone and size|tone and price} and tell you {that week|by Wednesday}.',
    'Every proposal lists a first and a second choice. {About one stem in ten|Perhaps one variety in eight} changes in the final week.',
    'Most things can be flown in at {two|two to three} times the price. We name the seasonal cousin next to it and let you decide.',
    'No peonies in fall? {Garden roses and dahlias|Double dahlias} do the same job. We show you substitutes {in person|side by side} at the palette meeting.',
    'Your contract promises the palette, the sizes and {up to three|two} must-have flowers. The rest moves with the market.',
    {
      when: 'seasonal-only',
      text: 'We do not work out of season at all, so little needs replacing: the design is written from what {blooms|is cut} in your month.',
    },
    {
      when: 'locally-grown',
      text: 'Our growers send a list {every Monday|twice a week}. If rain or frost takes a crop, we swap within the same farm list and send you {a photo|pictures}.',
    },
    {
      when: 'dried-preserved',
      text: 'Dried flowers have no season, so they fill gaps well. Fresh ones are swapped by color, never by price alone.',
    },
  ],
  'setup-strike': [
    'Yes. Setup takes {two to four|three to five} hours depending on the room, and we return for our vessels {after the last song|by midnight or the next morning}.',
    'Setup is {15|18|20} percent of the flower total; strike at night adds {$250|$300|$350}. Morning pickup is free.',
    'We place everything, pin the wedding party and leave once the {officiant|ceremony} is ready. Strike is {optional|a separate line}, from {$200|$275}.',
    'For ceremony and reception in {two places|different places}, two teams go out. The first arrives about {four|five} hours before you do.',
    'Of course, with {two|three} people for an average wedding. Please have the venue let us in by {nine|ten} in the morning.',
    {
      when: 'setup-and-strike',
      text: 'Both are included in every full booking, with {a designer|two designers} on site. You will not carry a single vase.',
    },
    {
      when: 'delivery-only',
      text: 'For delivery orders we hand over labeled boxes and a placement map; adding setup costs {$180|$220|$260}.',
    },
    {
      when: 'full-service',
      text: 'Full-service weddings include both: we build, adjust the candles at dusk and take everything away {the same night|after midnight}.',
    },
    {
      when: 'diy-bulk',
      text: 'Not for bucket orders, which are yours from pickup on. For designed work we do both, from {$250|$300}.',
    },
  ],
  reuse: [
    'Yes, and we encourage it. Aisle pieces become {bar and cake flowers|head-table flowers}; the move is {$120|$150|$180}.',
    'Nearly everything on a base can move. It takes {two people|one of us and a cart} and the {cocktail hour|forty minutes of cocktail hour}.',
    'We design for it: {urns that fit both places|arrangements in pairs}, and a plan for who carries what. No extra charge within one venue.',
    'Arrangements yes, a fully built arch rarely, since it comes apart in the moving. Expect to reuse about {half|two thirds} of the ceremony flowers.',
    'If both places are within {five|ten} miles, we drive them over for {$175|$225}. The bouquets become {the head table|table flowers} in vases we leave ready.',
    {
      when: 'ceremony-arch',
      text: 'Freestanding arches can move behind the head table given {an hour|ninety minutes} in between. We build those in {two|three} sections.',
    },
    {
      when: 'aisle-flowers',
      text: 'Aisle meadows are made in trays, so they slide under the {head table|cake table|band stage} in {fifteen|twenty} minutes.',
    },
    {
      when: 'delivery-only',
      text: 'With delivery only, your helpers move them; we label each piece with its second place and send a {map|small plan}.',
    },
    {
      when: 'donates-after',
      text: 'Certainly, and the same flowers can have a third life: we re-tie them for {a care home|a hospice} the next morning at no cost.',
    },
  ],
  sample: [
    'A sample centerpiece is {$125|$150|$175}, {six|four} weeks ahead, and it goes home with you.',
    'We make one sample table free for orders above {twice our minimum|a certain size}; otherwise it is charged {at cost|at the price of one table}.',
    'Yes. Choose either the bouquet or a centerpiece, and we make it with what is in season at the time, for {$90|$110|$140}.',
    'You can stop by on any {Thursday|Friday} and see real weddings in the cooler. A sample of your own is {$100|$130}.',
    'Instead of a single sample we send photos of every piece {the evening before|as it is finished}, and change what you do not like. A real sample is possible for {$150|$160}.',
    {
      when: 'tier-4',
      text: 'A full table with linen, candles and flowers is mocked up in the studio {two|three} months before. It is part of every commission.',
    },
    {
      when: 'tier-1',
      text: 'To keep prices low we skip samples, but for {$45|$60} we make a small version with the same flowers.',
    },
    {
      when: 'dried-preserved',
      text: 'With dried flowers you see the real thing: your pieces are finished {a month|three weeks} early, and you may visit them.',
    },
    {
      when: 'diy-bulk',
      text: 'Bucket customers can buy a practice bundle for {$35|$45} and make the sample at {our bench|our bench with us}.',
    },
  ],
};
