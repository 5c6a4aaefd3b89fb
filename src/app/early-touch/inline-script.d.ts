/** A script for the inside of a document: bundled, without types and as short as it gets. See tools/inline-script.ts. */
declare module '*?inline-script' {
  export const script: string;
}
