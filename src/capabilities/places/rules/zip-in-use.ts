import { MESSAGES } from '#base/validation/messages.ts';
import { textRule } from '#base/validation/rule.ts';

/** Three digits that no zip code of the country begins with. */
const UNUSED_PREFIXES =
  /^(?:00[0-4]|099|213|269|34[358]|353|419|42[89]|51[789]|529|53[36]|552|568|57[89]|589|621|632|64[23]|659|663|682|69[4-9]|702|709|715|732|742|771|81[789]|839|84[89]|854|858|86[126789]|872|88[678]|892|896|899|909|929|987)/;

/** The last ones are those of Ketchikan. */
const HIGHEST = '99950';

/** A zip code where there can be one; a few between two that are in use pass, since new ones come every year. */
export const zipInUse = textRule(
  MESSAGES.zip,
  (text) => !UNUSED_PREFIXES.test(text) && text.slice(0, 5) <= HIGHEST,
);
