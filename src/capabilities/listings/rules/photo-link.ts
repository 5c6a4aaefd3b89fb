import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { webAddress } from '#base/validation/web-address.ts';
import type { WebRefusal } from '#platform/web-reader/web-reader.port.ts';

/** Where a photo is on the web. */
export const PHOTO_LINK_RULES = { address: [required, maxLength(2_000), webAddress] };

const WORDS: Readonly<Record<WebRefusal, string>> = {
  BAD_ADDRESS: 'That isn’t a link we can read. Copy the address of the image itself.',
  PRIVATE_ADDRESS: 'That link leads to a private network, so we can’t read it.',
  UNKNOWN_HOST: 'We can’t find that website. Check the link for typos.',
  UNREACHABLE: 'We couldn’t reach that website.',
  TOO_SLOW: 'That website took too long to answer.',
  TOO_LARGE: 'This image is larger than 20 MB. Choose a smaller one.',
  TOO_MANY_REDIRECTS: 'That link sends us in circles. Copy it again.',
  LOCKED: 'That image is private. Save it, then add it as a file.',
  GONE: 'There’s no image at that link anymore.',
  OTHER_STATUS: 'That website answered with an error.',
  WRONG_TYPE: 'That link leads to a web page, not an image. Open the image by itself, then copy its address.',
};

export function photoLinkWords(refusal: WebRefusal): string {
  return WORDS[refusal];
}
