import type { z } from 'zod';
import type { sandboxPageSchema } from '../contract.ts';

export type SandboxPageData = z.infer<typeof sandboxPageSchema>;

export type TypedCard = {
  cardNumber: string;
  expiry: string;
  securityCode: string;
  name: string;
  isSaved: boolean;
  delivery: 'USUAL' | 'LATE' | 'TWICE' | 'FIRST';
};

/** Why the page is shown again. */
export type SandboxProblem = {
  typed: Omit<TypedCard, 'securityCode'> | undefined;
  message: string | undefined;
  fields: Record<string, string>;
};

const DELIVERIES = ['LATE', 'TWICE', 'FIRST'] as const;

export function readCardForm(form: FormData): TypedCard {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    cardNumber: text('cardNumber'),
    expiry: text('expiry'),
    securityCode: text('securityCode'),
    name: text('name'),
    isSaved: form.has('isSaved'),
    delivery: DELIVERIES.find((value) => value === text('delivery')) ?? 'USUAL',
  };
}
