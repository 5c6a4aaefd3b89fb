import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its zone: what the clock said. Days without a time are `date` columns. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
