import { expect, it } from 'vitest';
import { POSTINGS, type PostingKind } from '#capabilities/ledger/rules/postings.data.ts';
import { isTransactionType, TRANSACTION_TYPES, transactionText } from './transaction-types.ts';

it('has the nine types of the specification, and each is a posting to a storefront’s account', () => {
  expect(TRANSACTION_TYPES).toHaveLength(9);
  const moving = (Object.keys(POSTINGS) as PostingKind[]).filter((kind) =>
    POSTINGS[kind].some(({ account }) => account === 'storefront-credits'),
  );
  expect(moving.toSorted()).toEqual([...TRANSACTION_TYPES].toSorted());
});

it.each([
  ['CREDIT_PURCHASE', 'Credits bought'],
  ['CREDIT_PURCHASE_CANCELLATION', 'Purchase canceled'],
  ['ENDOWMENT', 'Credits given to you'],
  ['EXPIRATION', 'Credits expired'],
  ['LEAD_PURCHASE', 'Connected with a couple'],
  ['LEAD_PURCHASE_REFUND', 'Connection refunded'],
  ['INBOUND_TRANSFER', 'Moved here'],
  ['OUTBOUND_TRANSFER', 'Moved away'],
  ['OTHER', 'Adjusted by Ampersand'],
] as const)('%s reads %s', (type, text) => {
  expect(transactionText(type)).toBe(text);
});

it('names the other listing of a move, and of nothing else', () => {
  expect(transactionText('OUTBOUND_TRANSFER', 'The Vargas')).toBe('Moved to The Vargas');
  expect(transactionText('INBOUND_TRANSFER', 'The Vargas')).toBe('Moved here from The Vargas');
  expect(transactionText('ENDOWMENT', 'The Vargas')).toBe('Credits given to you');
});

it.each([
  ['ENDOWMENT', true],
  ['PLAN_SALE', false],
  ['', false],
])('%s is a type: %s', (kind, is) => {
  expect(isTransactionType(kind)).toBe(is);
});
