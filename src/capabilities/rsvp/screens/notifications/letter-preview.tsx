import { directionOf } from '#capabilities/guests/rules/guest-languages.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { OpenedMessage } from '../../contract/messages.contract.ts';
import { SKIP_LABELS } from '../../rules/messages/plan-recipients.ts';
import { PREVIEW } from '../../rules/paths.ts';

interface LetterPreviewProps {
  opened: OpenedMessage;
  onChoose: (householdUuid: string) => void;
}

/** A message as one household gets it, with its own names, language and link. */
export function LetterPreview({ opened: { letter, households }, onChoose }: LetterPreviewProps) {
  if (!letter) {
    return <p className="text-ink-soft">Save your words to see them the way your guests will.</p>;
  }
  const chosen = households.find(({ uuid }) => uuid === letter.householdUuid);
  return (
    <>
      <SelectField
        label="See it as"
        options={households.map(({ uuid, name }) => ({ id: uuid, label: name }))}
        value={letter.householdUuid}
        onChange={onChoose}
        reservesMessage={false}
      />
      <p className="mt-2 mb-3 text-ink-soft text-sm">
        {chosen?.skip ? `They won’t get it: ${SKIP_LABELS[chosen.skip].toLowerCase()}.` : `To ${letter.to}`}
      </p>
      <article
        aria-label="Preview"
        lang={letter.language}
        dir={directionOf(letter.language)}
        className="wrap-anywhere rounded-card border border-line bg-linen p-5"
      >
        <h3 className="mb-3 font-display text-xl">{letter.subject}</h3>
        <p className="mb-3">{letter.greeting}</p>
        {letter.paragraphs.map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be the same, and neither has a name.
          <p key={place} className="mb-3 whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        <p className="mb-4">
          <span className="inline-block rounded-card bg-primary px-5 py-2.5 font-semibold text-paper">
            {letter.action}
          </span>
        </p>
        <p className="border-line border-t pt-3 text-ink-soft text-sm">
          {letter.foot} <span className="underline">{letter.stop}</span>
        </p>
      </article>
      <p className="mt-2 text-sm">
        <TextLink href={`${letter.link}#${PREVIEW}`}>Open the page behind the button</TextLink>
      </p>
    </>
  );
}
