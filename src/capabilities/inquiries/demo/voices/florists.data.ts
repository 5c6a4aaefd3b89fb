import type { InquiryVoice } from '../inquiry-voice.ts';

export const floristsInquiries: InquiryVoice = {
  wishes: [
    'We love things that look {grown and not built|as if someone had just picked them}, in {rust and plum|whites with a lot of green}.',
    'Two bouquets, {six|five} boutonnieres, something for the arch and {twelve|fourteen} tables.',
    'Whatever is in season {and local|from nearby growers} is more important to us than any particular flower.',
    'Please no {roses|foam}; otherwise {we trust you completely|surprise us}.',
    'I would love {sweet peas|dahlias|ranunculus} if the month allows, my grandmother grew them.',
    'The room is {tall|large} and dark, so a few big pieces may do more than many small ones.',
  ],
  questions: [
    'Are you free <when>, and what do couples with <guests> guests {usually spend with you|end up with}?',
    'Can the ceremony pieces {move to the dinner|be used twice}? We hate the idea of throwing them away.',
    'Do you set up and {take down|clear} as well, and is that in the price?',
    'What would be in bloom then, {around <city>|where you buy}?',
    'Could you do something with {potted herbs|branches} for the tables, to keep it {simple|affordable}?',
    'Is there a smaller order for {only the personal flowers|bouquets and the arch}?',
  ],
  pitches: [
    'In that month I would build on {dahlias, grasses and quince|foxglove, mock orange and herbs}, and let the color come from fruit.',
    'The arch can come along to the {sweetheart table|band}, two of us move it while you have cocktails.',
    'I work without foam: chicken wire, moss and {buckets|a lot of patience}.',
    'For a tall dark room: three big things {overhead|at eye level} and only candles with stems between them.',
    'After the party everything is {bundled for your guests|brought to a care home} or composted, as you like.',
    'The personal flowers alone start at a third of that, if you would rather {do the tables yourselves|keep it small}.',
  ],
  includes: [
    'Two bouquets, six boutonnieres, arch, twelve tables, delivery, setup and take-down',
    'Bouquet and personal flowers, {two large pieces|one meadow} for the ceremony, reused at dinner',
    'Full flowers in season, bud vases for {fourteen|twelve} tables, {aisle pieces|staircase}, candles',
    'Personal flowers only, {local stems|garden style}, delivered to the getting-ready room',
  ],
  followUps: [
    'The sketch is {lovely|even better than what we had in mind}. Could the aisle pieces be {lower|a bit wilder}, so the photos keep the view?',
    'Our colors moved a little toward {terracotta|butter yellow}. Is that easy with what is in bloom?',
    'If we take two tables away, would the {arch|staircase} fit into the number?',
    'My sister is allergic to {lilies|anything with strong scent}. Please leave them out.',
    'What time would you need to be in the room?',
  ],
  answers: [
    'Lower and wilder is {my favorite kind of note|easy}, I will keep everything under the knee.',
    'Terracotta is kinder to that month than blush, so {yes, gladly|that is good news}.',
    'With two tables fewer the arch fits, and there is a little left for {your cake|the bar}.',
    'No lilies and nothing scented near the {tables|family}, noted in red.',
    'Two of us from {ten|nine}, out by three, before anyone {is dressed|arrives}.',
  ],
};
