import { defineErrors } from '#platform/contract/errors.ts';

export const experimentErrors = defineErrors({
  'experiment.unknown': 404,
});

type ExperimentErrors = typeof experimentErrors;

declare module '#base/result.ts' {
  interface ErrorCodes extends ExperimentErrors {}
}
