import type { RequestContext } from '#platform/contract/request-context.ts';
import { dispositionOf } from '../rules/attachment-file.ts';

/** A file as an answer: under its name, to be kept, and only pictures to be looked at. */
export function sendFile(context: RequestContext, file: File): File {
  context.resHeaders?.set('content-disposition', dispositionOf(file.name, file.type));
  return file;
}
