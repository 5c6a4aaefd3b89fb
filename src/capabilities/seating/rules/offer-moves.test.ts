import { expect, it } from 'vitest';
import { offerMoves } from './offer-moves.ts';

it('names who goes from where to where, those of one way together, and nobody who only changes the chair', () => {
  const seat = (guestUuid: string, tableUuid: string, number: number) => ({
    ...{ guestUuid, tableUuid, seat: number, isPinned: false },
  });
  const seats = [seat('sam', 't3', 1), seat('bea', 't3', 2), seat('lou', 't1', 1), seat('kim', 't1', 2)];
  const chairs = [
    { guestUuid: 'sam', tableUuid: 't7', seat: 1 },
    { guestUuid: 'bea', tableUuid: 't7', seat: 2 },
    { guestUuid: 'lou', tableUuid: 't1', seat: 4 },
    { guestUuid: 'ada', tableUuid: 't3', seat: 1 },
    { guestUuid: 'kim', tableUuid: 't7', seat: 3 },
  ];
  expect(offerMoves({ seats }, chairs)).toEqual([
    { from: 't3', to: 't7', guestUuids: ['sam', 'bea'] },
    { from: undefined, to: 't3', guestUuids: ['ada'] },
    { from: 't1', to: 't7', guestUuids: ['kim'] },
  ]);
});
