/** The two letters of a state as one number. */
export function stateNumber(code: string): number {
  return (code.charCodeAt(0) << 8) | code.charCodeAt(1);
}
