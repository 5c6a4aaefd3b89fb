/** '18.5', '20' */
export function pointsText(tenths: number): string {
  return (Math.round(tenths) / 10).toFixed(1).replace('.0', '');
}

/** '1st', '2nd', '11th' */
export function ordinal(place: number): string {
  const teen = place % 100 >= 11 && place % 100 <= 13;
  const ending = teen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[place % 10] ?? 'th');
  return `${place}${ending}`;
}
