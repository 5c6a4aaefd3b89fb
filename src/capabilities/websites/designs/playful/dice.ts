/** Faces that add up to a number, on as few dice as can show it and none much higher than another. */
export function diceFor(sum: number): number[] {
  if (!Number.isInteger(sum) || sum < 1) return [];
  const count = Math.ceil(sum / 6);
  const least = Math.floor(sum / count);
  return Array.from({ length: count }, (_, turn) => (turn < sum % count ? least + 1 : least));
}
