import { paths } from '#app/rules/paths.ts';
import { manifestAnswer } from './phone/manifest-answer.ts';

export function loader(): Response {
  return manifestAnswer(paths.dayOf(), paths.dayOf());
}
