import { type PriceInput, priceOfInputs } from '#capabilities/inquiries/rules/lead-price.ts';

/** A line of the sum, in hundredths of a credit; a total is what stands above it. */
export type SumLine = { kind: 'part' | 'discount' | 'total'; label: string; hundredths: number };

const BASE_KEYS: readonly PriceInput['key'][] = ['tier', 'lead', 'budget'];
const ROUNDED = 'Rounded';

function percentOff({ value }: PriceInput): string {
  return `${Math.round((1 - value) * 100)}% off`;
}

/** How a price came about, line by line: what stands between two totals adds up to the lower one. */
export function receiptSum(inputs: readonly PriceInput[]): SumLine[] {
  if (inputs.length === 0) return [];
  const { baseCreditPrice, creditPrice } = priceOfInputs(inputs);
  const lines: SumLine[] = [];
  let product = 0;
  let sum = 0;
  /** What it makes of the product, against what was added up so far: so the lines agree to the hundredth. */
  const add = (label: string, next: number, kind: SumLine['kind'] = 'part') => {
    product = next;
    const hundredths = Math.round(next * 100) - sum;
    sum += hundredths;
    if (hundredths !== 0) lines.push({ kind, label, hundredths });
  };
  const total = (label: string, credits: number) => {
    add(ROUNDED, credits);
    lines.push({ kind: 'total', label, hundredths: credits * 100 });
  };
  for (const input of inputs) {
    if (input.key === 'category') add(input.label, input.value);
    else if (BASE_KEYS.includes(input.key)) add(`${input.label} × ${input.value}`, product * input.value);
  }
  total('Base price', baseCreditPrice);
  for (const input of inputs) {
    if (input.key === 'exactMatch')
      add(`${input.label}, ${percentOff(input)}`, product * input.value, 'discount');
    if (input.key === 'free' || input.key === 'plan') add(input.label, 0, 'discount');
  }
  total('Price', creditPrice);
  return lines;
}
