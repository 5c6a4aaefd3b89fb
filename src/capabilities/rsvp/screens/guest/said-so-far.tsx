import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { whenWords } from '../../rules/guest-dates.ts';
import type { GuestWords } from '../../rules/guest-words.ts';
import type { HouseholdInvitation } from '../../rules/household-invitation.ts';
import type { Reply } from '../../rules/reply.ts';
import { replySentences } from '../../rules/reply-sentences.ts';

interface SaidSoFarProps {
  words: GuestWords;
  language: GuestLanguage;
  invitation: HouseholdInvitation;
  reply: Reply;
}

/** An answer in sentences: nobody has to remember what they pressed. */
export function SaidSoFar({ words, language, invitation, reply }: SaidSoFarProps) {
  return (
    <div className="mb-6 space-y-5 rounded-card border border-line bg-paper p-5">
      {replySentences(words, invitation, reply).map(({ title, event, sentences }) => (
        <section key={event?.uuid ?? `${title}${sentences.join('')}`}>
          {title && (
            <h2 className="font-semibold">
              <bdi>{title}</bdi>
            </h2>
          )}
          {event?.date && <p className="text-base text-ink-soft">{whenWords(language, words, event)}</p>}
          {sentences.map((sentence) => (
            <p key={sentence} className="mt-1 whitespace-pre-line">
              <bdi>{sentence}</bdi>
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
