/** The request was fine; there is nobody to serve it right now. */
export class Unavailable extends Error {
  readonly statusCode = 503;
}
