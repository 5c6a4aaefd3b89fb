/**
 * Advance widths of Anybody's capitals and figures at weight 800, in thousandths of the type size: at the narrow end of its
 * width axis (50 %) and at the wide end (150 %). In between they grow evenly, so that a line's width can be solved for.
 */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789&.,!?'’-: ";
const NARROW = [
  344, 337, 337, 336, 229, 229, 339, 337, 171, 335, 348, 232, 549, 435, 335, 338, 337, 341, 340, 282, 339,
  350, 555, 367, 360, 233, 337, 297, 337, 331, 364, 332, 331, 293, 332, 331, 437, 177, 191, 204, 357, 134,
  127, 219, 177, 95,
];
const WIDE = [
  1180, 1084, 1075, 1070, 957, 875, 1121, 1107, 493, 1066, 1000, 847, 1378, 1228, 1125, 1015, 1125, 1053,
  1082, 1055, 1125, 1098, 1582, 1084, 1124, 988, 943, 911, 973, 978, 932, 960, 974, 879, 956, 976, 1258, 346,
  467, 366, 962, 258, 305, 739, 357, 425,
];
/** Big Shoulders at weight 800; it has one width only. */
const SHOULDERS = [
  457, 454, 469, 475, 392, 389, 472, 467, 222, 434, 474, 385, 713, 522, 476, 450, 476, 458, 454, 398, 467,
  472, 760, 450, 444, 400, 487, 263, 470, 484, 492, 494, 479, 462, 480, 479, 597, 243, 244, 243, 457, 196,
  244, 427, 243, 218,
];

/** Pairs that move together, by how much in the middle of the axis. */
const KERNING = new Map<string, number>(
  Object.entries({
    '38': 'AC AG AO AQ CV CY DV DY OV OY PY QV QY BV RY YC YG YO YQ YS EA LU',
    '31': 'AS CW DW OW QW VS BA CT DT OT QT SA VC VG VO VQ BY TJ XC XG XO XQ',
    '55': 'CA DA OA QA JA UA PA LW',
    '70': 'FA YA AW LV',
    '90': 'WA',
    '105': 'AT AV AY TA VA',
    '120': 'LT LY',
  }).flatMap(([by, pairs]) => pairs.split(' ').map((pair): [string, number] => [pair, Number(by)])),
);

/** Letters of other scripts stand in a face without a width axis; this is about what they take. */
const OTHER = 580;

type LineWidths = {
  /** In type sizes: at the narrow and at the wide end of the axis, and in the face without one. */
  narrow: number;
  wide: number;
  shoulders: number;
};

/** The air before the first letter and after the last, which the sheet lets hang over the measure. */
const BEARINGS = 0.05;

/** How wide the ink of a line of capitals is. */
export function lineWidths(line: string): LineWidths {
  const letters = [...line.normalize('NFD').replace(/\p{M}/gu, '')];
  const sum = { narrow: 0, wide: 0, shoulders: 0 };
  for (const [turn, letter] of letters.entries()) {
    const at = LETTERS.indexOf(letter);
    const pull = KERNING.get(letter + (letters[turn + 1] ?? '')) ?? 0;
    sum.narrow += (NARROW[at] ?? OTHER) - pull * 0.3;
    sum.wide += (WIDE[at] ?? OTHER) - pull * 1.7;
    sum.shoulders += SHOULDERS[at] ?? OTHER;
  }
  const ink = (width: number) => Math.max(width / 1000 - BEARINGS, 0.1);
  return { narrow: ink(sum.narrow), wide: ink(sum.wide), shoulders: ink(sum.shoulders) };
}
