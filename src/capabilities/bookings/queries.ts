import { orpc } from '#app/orpc.ts';

export const bookedQuery = orpc.bookings.listBooked.queryOptions();
