import { codeLetters } from '#base/code-letters.ts';

const LENGTH = 6;

/** The number of an answer, to be read out on the phone. It proves nothing and opens nothing. */
export function receiptOf(bytes: Uint8Array): string {
  return codeLetters(bytes, LENGTH);
}

/** ‘7HM4-KD’. */
export function showReceipt(receipt: string): string {
  return `${receipt.slice(0, 4)}-${receipt.slice(4)}`;
}
