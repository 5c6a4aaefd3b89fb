export const paymentPaths = {
  /** The page on which test cards are typed; not in production. The sandbox makes the address itself. */
  sandbox: (token: string) => `/sandbox-pay/${encodeURIComponent(token)}`,
};
