/** No answer, or one that says nothing: the call may have happened or not. Ask again with the same key. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** The provider understood and will not do it; asking again changes nothing. `code` is the provider's word. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';
  readonly code: string;

  constructor(code: string) {
    super(`The payment provider refused: ${code}.`);
    this.code = code;
  }
}
