/** Where nobody said when it ends. */
const USUAL_MINUTES = 120;

/** How long an event takes, by its clock. Past midnight it ends on the next day. */
export function eventMinutes({ startsAt, endsAt }: { startsAt: string; endsAt: string }): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return endsAt === '' ? USUAL_MINUTES : (minutes(endsAt) - minutes(startsAt) + 1440) % 1440 || 1440;
}
