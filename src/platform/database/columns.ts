import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its zone: what the clock said. Days without a time are `date` columns. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Bytes as they are; stores read and write them as hexadecimal text, by `encode` and `decode`. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
