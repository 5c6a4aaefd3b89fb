// The words of a card: which card and whose wedding follow from the seed.
const COUPLES = [
  ['Clara', 'Thomas'],
  ['Elena', 'Marcus'],
  ['Amara', 'Julian'],
  ['Lucia', 'Samuel'],
  ['Nora', 'Rafael'],
];
const COURSES = [
  ['STARTER', 'Heirloom tomatoes, burrata, basil'],
  ['MAIN', 'Sea bass, fennel, citrus butter'],
  ['OR', 'Wild mushroom risotto, parmesan'],
  ['DESSERT', 'Lemon tart, raspberries, cream'],
];
const SERIF = 'EB Garamond';
const SCRIPT = 'Dancing Script';

const text = (words, y, size, family, colour, spacing = 0) =>
  `<text x="450" y="${y}" text-anchor="middle" font-family="${family}" font-size="${size}" letter-spacing="${spacing}" fill="${colour}">${words}</text>`;

const invite = ([one, two], { names, ink, accent }) =>
  text('TOGETHER WITH THEIR FAMILIES', 420, 25, SERIF, ink, 5) +
  text(one, 550, 128, SCRIPT, names) +
  text('and', 622, 46, SCRIPT, ink) +
  text(two, 722, 128, SCRIPT, names) +
  text('invite you to celebrate their marriage', 800, 33, SERIF, ink) +
  text('SATURDAY THE TWELFTH OF JUNE', 862, 25, SERIF, ink, 5) +
  text('at half past four in the afternoon', 908, 31, SERIF, ink) +
  text('THE ORANGERY', 972, 29, SERIF, accent, 8);

const saveTheDate = ([one, two], { names, ink, accent }) =>
  text('SAVE THE DATE', 460, 44, SERIF, accent, 14) +
  text(`${one} &amp; ${two}`, 620, 98, SCRIPT, names) +
  text('are getting married', 690, 38, SERIF, ink) +
  text('12 . 06', 840, 130, SERIF, ink, 6) +
  text('INVITATION TO FOLLOW', 920, 25, SERIF, ink, 6);

const menu = (_couple, { names, ink, accent }) =>
  text('Menu', 430, 116, SCRIPT, names) +
  COURSES.map(
    ([course, dish], i) =>
      text(course, 530 + i * 120, 24, SERIF, accent, 8) + text(dish, 574 + i * 120, 34, SERIF, ink),
  ).join('');

const thanks = ([one, two], { names, ink, accent }) =>
  text('thank you', 600, 150, SCRIPT, names) +
  text('FOR CELEBRATING WITH US', 690, 27, SERIF, ink, 7) +
  text(`${one} &amp; ${two}`, 800, 60, SCRIPT, accent);

const CARDS = [invite, saveTheDate, menu, thanks];

export const wording = (seed, colours, down = 0) =>
  `<g transform="translate(0 ${down})">${CARDS[Math.floor(seed / 5) % 4](COUPLES[seed % 5], colours)}</g>`;
