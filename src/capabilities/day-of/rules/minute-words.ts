const DAY = 1440;

function parts(minute: number): { hour: number; minute: number } {
  const ofDay = ((minute % DAY) + DAY) % DAY;
  return { hour: Math.floor(ofDay / 60), minute: ofDay % 60 };
}

/** '4:30 PM' */
export function minuteWords(at: number): string {
  const { hour } = parts(at);
  return `${minuteShort(at)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** '4:30', where the half of the day is plain from what stands around it. */
export function minuteShort(at: number): string {
  const { hour, minute } = parts(at);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`;
}

/** '4:30 to 5:00 PM' */
export function spanWords(from: number, minutes: number): string {
  const to = from + minutes;
  const isSameHalf = parts(from).hour < 12 === parts(to).hour < 12;
  return `${isSameHalf ? minuteShort(from) : minuteWords(from)} to ${minuteWords(to)}`;
}

/** '16:30', as it is typed. */
export function typedMinute(at: number): string {
  const { hour, minute } = parts(at);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** '1 h 5 min' */
export function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}
