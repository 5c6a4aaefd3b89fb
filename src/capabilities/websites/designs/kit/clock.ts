/** Minutes since midnight of ‘4:00 PM’, ‘4:00 p. m.’ or ‘16:00’; null for anything else. */
export function minutesOf(time: string): number | null {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})\s*([ap])?/i.exec(time) ?? [];
  if (!hour || !minute) return null;
  const base = half ? Number(hour) % 12 : Number(hour);
  return (base + (half?.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute);
}
