/** 'Nov 18, 3:00 PM', where it is read. */
export function momentText(at: string, timeZone: string): string {
  return new Date(at).toLocaleString('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
}
