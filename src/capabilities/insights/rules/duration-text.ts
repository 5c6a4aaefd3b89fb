const HOUR = 60;
const DAY = 24 * HOUR;

/** '2 d 21 h', '9 h', '1 h 20 min', '45 min': two units at most, the second only while it matters. */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < HOUR) return `${whole} min`;
  if (whole < 3 * HOUR) return joined(Math.floor(whole / HOUR), 'h', whole % HOUR, 'min');
  const hours = Math.round(whole / HOUR);
  if (hours < 24) return `${hours} h`;
  return joined(Math.floor(hours / 24), 'd', hours % 24, 'h');
}

function joined(first: number, firstUnit: string, second: number, secondUnit: string): string {
  return second === 0 ? `${first} ${firstUnit}` : `${first} ${firstUnit} ${second} ${secondUnit}`;
}

/** In words, for sentences: 'about 3 days', 'about 9 hours'. */
export function aboutText(minutes: number): string {
  const say = (count: number, unit: string) => `about ${count} ${unit}${count === 1 ? '' : 's'}`;
  if (minutes < HOUR) return say(Math.max(1, Math.round(minutes)), 'minute');
  const hours = Math.round(minutes / HOUR);
  return minutes < DAY && hours < 24
    ? say(hours, 'hour')
    : say(Math.max(1, Math.round(minutes / DAY)), 'day');
}
