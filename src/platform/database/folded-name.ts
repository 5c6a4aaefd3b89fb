import { type SQL, sql } from 'drizzle-orm';

/**
 * A name in small letters and without their marks, which this form writes apart: 'José' is found by 'jose'. An index by it finds
 * beginnings (`^@`), since it is compared byte by byte; statements have it letter by letter as that index.
 */
export function foldedName(column: SQL): SQL {
  return sql`lower(regexp_replace(normalize(${column}, NFD), '[\\u0300-\\u036f]', '', 'g')) collate "C"`;
}
