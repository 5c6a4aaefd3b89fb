declare module 'virtual:contract-paths' {
  /** The contract as far as a client needs it at run time, methods and paths: the calls that everybody may come to make. */
  export const contractPaths: import('@orpc/contract').AnyContractRouter;
}

declare module 'virtual:desk-contract-paths' {
  /** The calls of vendors and staff. */
  export const contractPaths: import('@orpc/contract').AnyContractRouter;
}
