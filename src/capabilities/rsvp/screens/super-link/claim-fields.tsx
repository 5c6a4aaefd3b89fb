import { type ClaimWords, LONGEST_CLAIM_NAME } from '../../rules/claim-rules.ts';
import type { GuestWords } from '../../rules/guest-words.ts';
import { LONGEST_NOTE } from '../../rules/reply.ts';
import { GuestField } from '../guest/guest-field.tsx';

interface ClaimFieldsProps {
  words: GuestWords;
  claim: ClaimWords;
}

/** Where somebody lives; a browser that knows fills it in by itself. */
function AddressFields({ words, claim }: ClaimFieldsProps) {
  const isOptional = claim.purpose !== 'ADDRESS';
  const optional = isOptional ? words.optional : undefined;
  return (
    <>
      <GuestField
        label={words.street}
        name="address1"
        value={claim.address1}
        longest={100}
        autoComplete="address-line1"
        optional={optional}
      />
      <GuestField
        label={words.apartment}
        name="address2"
        value={claim.address2}
        longest={100}
        autoComplete="address-line2"
        optional={words.optional}
      />
      <GuestField
        label={words.city}
        name="city"
        value={claim.city}
        longest={80}
        autoComplete="address-level2"
        optional={optional}
      />
      <GuestField
        label={words.region}
        name="region"
        value={claim.region}
        longest={50}
        autoComplete="address-level1"
        optional={optional}
      />
      <GuestField
        label={words.postalCode}
        name="postalCode"
        value={claim.postalCode}
        longest={15}
        autoComplete="postal-code"
        optional={optional}
      />
      <GuestField
        label={words.country}
        name="country"
        value={claim.country}
        hint={words.countryHint}
        longest={60}
        autoComplete="country-name"
        optional={words.optional}
      />
    </>
  );
}

function ReachFields({ words, claim }: ClaimFieldsProps) {
  const optional = claim.purpose === 'ADDRESS' ? words.optional : undefined;
  return (
    <>
      <GuestField
        label={words.yourEmail}
        name="email"
        type="email"
        value={claim.email}
        longest={200}
        autoComplete="email"
        optional={optional}
      />
      <GuestField
        label={words.yourPhone}
        name="phone"
        type="tel"
        value={claim.phone}
        longest={30}
        autoComplete="tel"
        optional={optional}
      />
    </>
  );
}

/** What is asked for first is what the page is about. */
export function ClaimFields({ words, claim }: ClaimFieldsProps) {
  const isAddress = claim.purpose === 'ADDRESS';
  return (
    <>
      <GuestField
        label={words.yourName}
        name="name"
        value={claim.name}
        {...(isAddress && { hint: words.yourNameHint })}
        longest={LONGEST_CLAIM_NAME}
        autoComplete="name"
      />
      {isAddress ? (
        <>
          <AddressFields words={words} claim={claim} />
          <ReachFields words={words} claim={claim} />
        </>
      ) : (
        <>
          <ReachFields words={words} claim={claim} />
          <AddressFields words={words} claim={claim} />
        </>
      )}
      <GuestField
        label={words.yourWords}
        name="note"
        value={claim.note}
        longest={LONGEST_NOTE}
        isLong
        optional={words.optional}
      />
    </>
  );
}
