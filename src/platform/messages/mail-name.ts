import { truncate } from '#base/text.ts';
import { linklessName } from '#base/validation/linkless-name.ts';

const LONGEST_NAME = 60;

/** How somebody is named in a mail: on one line, not long, and never a link, whatever an older version has stored. */
export function mailName(name: string): string {
  return truncate(linklessName(name), LONGEST_NAME);
}
