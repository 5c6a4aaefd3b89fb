import type { Failure, Result } from '#base/result.ts';
import type { PrintErrorCode } from './errors.ts';

export type PrintJob = {
  /** A file of ours. What people typed is never a template. */
  template: URL;
  /** Goes in as JSON, so that nothing in it is read as markup. */
  data: unknown;
};

export type PrintFailure = Failure & { code: PrintErrorCode };

/** Makes PDF files. */
export type Printer = {
  printPdf(job: PrintJob): Promise<Result<Uint8Array<ArrayBuffer>, PrintFailure>>;
  close(): Promise<void>;
};
