import { PRICE_FIELDS, type PriceField } from '../rules/prices.ts';

const COLUMNS = new Map(
  PRICE_FIELDS.map((field) => [field, field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]),
);

/** The column of storefront_prices that holds a field. */
export function priceColumn(field: PriceField): string {
  return COLUMNS.get(field) ?? field;
}
