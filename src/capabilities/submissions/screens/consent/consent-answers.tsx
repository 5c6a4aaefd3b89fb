import { useState } from 'react';
import { paths } from '#app/rules/paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ConsentPage } from '../../contract/consent.contract.ts';
import type { Consent, ConsentAnswer } from '../../rules/consent.ts';
import { AnswerDialog } from './answer-dialog.tsx';

const HEADINGS: Readonly<Record<Consent, string>> = {
  NONE: 'Nothing to answer yet',
  ASKED: 'May we show your wedding?',
  GIVEN: 'You agreed. Thank you.',
  CHANGE_ASKED: 'Your photographer has your wish',
  REFUSED: 'You said no',
  WITHDRAWN: 'You took your agreement back',
};

const TEXTS: Readonly<Record<Consent, string>> = {
  NONE: '',
  ASKED: 'What you see here would be seen by everybody. Nothing is shown before you say yes.',
  GIVEN: 'You can take it back at any time with this link. The page is gone at once then.',
  CHANGE_ASKED: 'You get an email once it’s changed, and nothing is shown before you say yes.',
  REFUSED: 'Nothing is shown, and the photos were deleted here.',
  WITHDRAWN: 'The page is gone, and the photos were deleted here.',
};

const BUTTONS: Readonly<Record<ConsentAnswer, string>> = {
  AGREE: 'Yes, show it',
  CHANGE: 'Ask for a change',
  REFUSE: 'No',
  WITHDRAW: 'Take it down',
};

/** Where it stands, and what can be said now. */
export function ConsentAnswers({ code, page }: { code: string; page: ConsentPage }) {
  const [answer, setAnswer] = useState<ConsentAnswer>();
  const { consent, answers, slug } = page;
  return (
    <Card>
      <h2 className="text-2xl">{HEADINGS[consent]}</h2>
      <p className="mt-2">{TEXTS[consent]}</p>
      {slug && (
        <p className="mt-2">
          <TextLink to={paths.realWedding(slug)}>See the page</TextLink>
        </p>
      )}
      {answers.length > 0 && (
        <div className="mt-5 flex flex-wrap gap-3">
          {answers.map((each) => (
            <Button
              key={each}
              variant={each === 'AGREE' ? 'primary' : 'secondary'}
              onPress={() => setAnswer(each)}
            >
              {BUTTONS[each]}
            </Button>
          ))}
        </div>
      )}
      {answer && (
        <AnswerDialog code={code} page={page} answer={answer} onClose={() => setAnswer(undefined)} />
      )}
    </Card>
  );
}
