import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { INQUIRIES_KEY } from '#capabilities/inquiries/parts/inquiry-queries.ts';

export const bookedQuery = queryOptions({
  queryKey: [...INQUIRIES_KEY, 'booked'],
  queryFn: ({ signal }) => api.bookings.listBooked(undefined, { signal }),
});
