import { fail } from '#base/result.ts';

export function boardMissing() {
  return fail('board.not_found', 'This board no longer exists.');
}

export function nameTaken() {
  const message = 'You already have a board with this name.';
  return fail('board.name_taken', message, { fields: { name: message } });
}
