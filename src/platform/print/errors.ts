import { defineErrors } from '#platform/contract/errors.ts';

const printErrors = defineErrors({
  'print.too_large': 400,
  'print.timed_out': 503,
  'print.busy': 503,
  'print.failed': 500,
});

type PrintErrors = typeof printErrors;

export type PrintErrorCode = keyof PrintErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends PrintErrors {}
}
