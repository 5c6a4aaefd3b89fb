declare module 'virtual:contract-paths' {
  /** The whole contract as far as a client needs it at run time: methods and paths. */
  export const contractPaths: import('@orpc/contract').AnyContractRouter;
}
