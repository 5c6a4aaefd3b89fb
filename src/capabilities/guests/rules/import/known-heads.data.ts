import type { ImportField } from './import-columns.ts';

/**
 * What columns are called, folded to lower case without signs. Our own file first, then Zola’s list and replies, Joy, The
 * Knot and WeddingWire, address books, and what couples call them themselves.
 */
export const KNOWN_HEADS: Readonly<Record<ImportField, readonly string[]>> = {
  names: [
    ...['name', 'names', 'full name', 'guest', 'guests', 'guest name', 'guest names', 'guest s name'],
    ...['invitee', 'invitees', 'who', 'display name', 'first and last name', 'primary guest'],
  ],
  title: ['title', 'prefix', 'salutation', 'name prefix', 'honorific', 'primary title'],
  firstName: [
    ...[
      'first name',
      'first',
      'firstname',
      'given name',
      'forename',
      'guest first name',
      'primary first name',
    ],
    ...['first name required', 'guest 1 first name'],
  ],
  lastName: [
    ...['last name', 'last', 'lastname', 'surname', 'family name', 'guest last name', 'primary last name'],
    ...['last name required', 'guest 1 last name'],
  ],
  suffix: ['suffix', 'name suffix', 'primary suffix'],
  partnerNames: [
    ...['partner', 'partner name', 'spouse', 'spouse name', 'plus one name', 'plus one s name', 'guest 2'],
    ...['significant other', 'second guest', 'name of plus one'],
  ],
  partnerTitle: ['partner title', 'spouse title', 'guest 2 title'],
  partnerFirstName: [
    ...['partner first name', 'spouse first name', 'plus one first name', 'guest 2 first name'],
    ...['significant other first name'],
  ],
  partnerLastName: [
    ...['partner last name', 'spouse last name', 'plus one last name', 'guest 2 last name'],
    ...['significant other last name'],
  ],
  partnerSuffix: ['partner suffix', 'spouse suffix'],
  childNames: ['child', 'children', 'kids', 'child name', 'children s names', 'children names', 'kids names'],
  childFirstName: ['child first name'],
  childLastName: ['child last name'],
  plusOnes: [
    ...['plus ones', 'plus one', 'plusone', 'number of plus ones', 'plus one allowed', 'additional guests'],
    ...['extra guests', 'number of additional guests', 'named plus ones'],
  ],
  count: [
    ...['party size', 'count', 'number of guests', 'number invited', 'how many', 'household size', 'seats'],
    ...['total', 'total guests', 'guest count', 'number in party'],
  ],
  household: [
    ...['household', 'household name', 'party', 'party name', 'family', 'group', 'invitation', 'guest group'],
    ...['party group', 'invitation name'],
  ],
  kind: ['kind', 'type', 'age', 'age group', 'adult child', 'guest type', 'adult or child'],
  plusOneOf: ['plus one of', 'guest of'],
  email: ['email', 'e mail', 'email address', 'e mail address', 'email optional', 'email 1 value', 'mail'],
  phone: [
    ...[
      'phone',
      'phone number',
      'mobile',
      'mobile phone',
      'cell',
      'cell phone',
      'telephone',
      'mobile number',
    ],
    ...['phone optional', 'phone 1 value', 'home phone', 'tel'],
  ],
  address: ['full address', 'mailing address', 'address full', 'whole address', 'postal address'],
  address1: [
    ...['address', 'street', 'street address', 'address 1', 'address line 1', 'street address 1', 'address1'],
    ...['street 1', 'mailing address line 1', 'home street', 'mailing address 1'],
  ],
  address2: [
    ...['apartment', 'apt', 'address 2', 'address line 2', 'street address 2', 'street address 2 optional'],
    ...['address2', 'apt floor suite', 'apt unit', 'unit', 'street address line 2', 'apt suite', 'street 2'],
    ...['apartment floor', 'mailing address line 2', 'mailing address 2', 'apartment suite etc'],
  ],
  city: ['city', 'town', 'city town', 'home city', 'town city'],
  region: ['state', 'region', 'state province', 'province', 'state region', 'home state', 'state code'],
  postalCode: [
    ...[
      'postal code',
      'zip',
      'zip code',
      'zipcode',
      'zip postal code',
      'postcode',
      'post code',
      'zip postal',
    ],
    ...['home postal code', 'postal zip code', 'zip code postal code'],
  ],
  country: ['country', 'country region', 'home country', 'nation'],
  side: ['side', 'whose side', 'bride groom', 'belongs to', 'invited by'],
  list: [
    'list',
    'invite status',
    'a list b list',
    'priority',
    'guest list',
    'invite list',
    'list a b',
    'tier',
  ],
  listRank: ['rank', 'place in line', 'list rank'],
  envelopeOuter: [
    ...['outer envelope', 'name on envelope', 'envelope name', 'envelope', 'addressed to', 'addressee'],
    ...['formal name', 'mailing name', 'outer envelope name'],
  ],
  envelopeInner: ['inner envelope', 'inner envelope name'],
  notes: ['notes', 'note', 'comments', 'comment', 'remarks', 'relationship', 'relationship to couple'],
  tags: ['tags', 'tag', 'labels', 'label'],
  householdId: ['household id'],
  guestId: ['guest id'],
};
