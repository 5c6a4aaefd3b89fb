import { coupleWords } from '../../rules/couple-words.ts';
import { knownReply } from '../../rules/fitting-reply.ts';
import { guestButton } from './guest-button.ts';
import { SaidSoFar } from './said-so-far.tsx';
import type { StepProps } from './step-props.ts';
import { StepTitle } from './step-title.tsx';

interface SummaryProps extends StepProps<unknown> {
  /** Made with the page, so that pressing Send twice is one answer. */
  sendKey: string;
  /** Whether it can be sent, or only be asked for. */
  isRequest: boolean;
  /** Somebody of the household answered while this was typed. */
  isLate: boolean;
  first: string;
  home: string;
}

/** What will be sent, in sentences; nothing goes before this. */
export function SummaryStep(given: SummaryProps) {
  const { words, language, invitation, reply, problem, sendKey, isRequest, isLate, first, home } = given;
  const couple = coupleWords(words, invitation);
  const lead = isRequest ? words.askForChangeLead(couple) : words.notSentYet;
  return (
    <>
      {isLate && (
        <>
          <StepTitle title={words.otherAnswer} lead={words.otherAnswerLead} />
          <SaidSoFar
            words={words}
            language={language}
            invitation={invitation}
            reply={knownReply(invitation)}
          />
          <a href={home} className={`${guestButton.plain} mb-10`}>
            {words.keepTheirs}
          </a>
        </>
      )}
      <StepTitle title={words.isThisRight} lead={lead} problem={problem} />
      <SaidSoFar words={words} language={language} invitation={invitation} reply={reply} />
      <input type="hidden" name="key" value={sendKey} />
      <input type="hidden" name="version" value={invitation.version} />
      <div className="mt-auto grid gap-3">
        <button type="submit" className={guestButton.primary}>
          {isRequest ? words.sendRequest : isLate ? words.sendMine : words.send}
        </button>
        <a href={first} className={guestButton.plain}>
          {words.change}
        </a>
      </div>
    </>
  );
}
