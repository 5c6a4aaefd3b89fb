import type { RouterContextProvider } from 'react-router';
import type { Api } from '#app/api-type.ts';
import { actingApiOf, apiOf, requestScope } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { type RefusedForm, refusedBy } from '#app/submitted-form.ts';
import { meantPlace } from '#capabilities/places/rules/meant-place.ts';
import { isEventGroupKey } from '#capabilities/taxonomy/rules/event-groups.ts';
import { type CityChoice, cityLabel } from '#capabilities/weddings/parts/city-choice.ts';
import { ruleErrors } from '#ui/form/rule-errors.ts';
import { trimmedValues } from '#ui/form/trimmed-values.ts';
import { dayThatEndsLast } from '../../rules/day-that-ends-last.ts';
import { inquiryFormRules } from './inquiry-rules.ts';
import { type InquiryValues, inquiryFromValues, NO_INQUIRY } from './inquiry-values.ts';
import type { AskedInquiry } from './load-asked.ts';

/** The page again, with every word and with what to mend. */
type Refused = {
  values: InquiryValues;
  typedPlace: string;
  plainRequestUuid: string;
  refused: RefusedForm;
};

const CHECK_FIELDS = 'Please check the highlighted fields.';
const UNKNOWN_CITY = 'No city by that name. Check the spelling or try a town nearby.';
const LOG_IN_FIRST = 'Log in to send it. Nothing has been sent yet.';
const LONGEST_PLACE = 100;
const OPTION_ID = /^\d{1,9}$/;

function valuesOf(form: FormData, city: CityChoice | null): InquiryValues {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    ...NO_INQUIRY,
    events: form.getAll('events').map(String).filter(isEventGroupKey),
    weddingDate: text('weddingDate'),
    flexible: form.has('flexible'),
    guestCount: text('guestCount'),
    city,
    budgetBand: text('plainBudgetBand') || text('budgetBand'),
    budgetMin: text('budgetMin'),
    budgetMax: text('budgetMax'),
    styles: form
      .getAll('styles')
      .map(String)
      .filter((id) => OPTION_ID.test(id)),
    message: text('message'),
  };
}

/** The city that was typed, or what to say where it is not clear which. */
async function cityCalled(api: Api, typed: string): Promise<{ city: CityChoice | null; mistake?: string }> {
  if (typed === '') return { city: null };
  const cities = await api.places.suggestCities({ 'search-string': typed });
  const city = meantPlace(typed, cities);
  if (city) return { city };
  const [first] = cities;
  return {
    city: null,
    mistake: first ? `Which one do you mean? Add the state, as in ${cityLabel(first)}.` : UNKNOWN_CITY,
  };
}

/** An inquiry sent without scripts: judged by the form's rules, then by the call itself. */
export async function sendPlainly(
  context: Readonly<RouterContextProvider>,
  { category, cards, budget, source, isGuest }: AskedInquiry,
  form: FormData,
): Promise<{ destination: string } | Refused> {
  const typedPlace = String(form.get('city') ?? '')
    .trim()
    .slice(0, LONGEST_PLACE);
  const { city, mistake } = await cityCalled(apiOf(context), typedPlace);
  const values = trimmedValues(valuesOf(form, city), []);
  const plainRequestUuid = String(form.get('requestUuid') ?? '');
  const again = (refused: RefusedForm): Refused => ({ values, typedPlace, plainRequestUuid, refused });

  const today = () => dayThatEndsLast(context.get(requestScope).now());
  const rules = inquiryFormRules({ category, question: budget }, today);
  const fields = ruleErrors(rules, values) as Record<string, string>;
  if (mistake) fields.city = mistake;
  if (Object.keys(fields).length > 0) return again({ status: 400, message: CHECK_FIELDS, fields });
  if (isGuest) return again({ status: 401, message: LOG_IN_FIRST, fields: {} });
  try {
    const { inquiries } = await actingApiOf(context).inquiries.send(
      inquiryFromValues(values, {
        requestUuid: plainRequestUuid,
        storefrontUuids: cards.map((card) => card.storefrontUuid),
        source,
        category,
        question: budget,
      }),
    );
    const [only] = inquiries;
    const isOne = only !== undefined && inquiries.length === 1;
    return { destination: isOne ? paths.thread(only.uuid) : paths.activeInquiries() };
  } catch (error) {
    return again(refusedBy(error));
  }
}
