import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { withQuery } from '#app/rules/with-query.ts';
import { type PriceQuestion, priceQueryOf, priceQuestionOf } from '../../rules/price-question.ts';

/** What is asked stands in the address, so that it can be passed on; links to other examples change it as well. */
export function usePriceQuestion(): [question: PriceQuestion, ask: (question: PriceQuestion) => void] {
  const { pathname, search, key, state } = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const [asked, setAsked] = useState({ key, question: priceQuestionOf(new URLSearchParams(search)) });
  if (asked.key !== key) {
    // The address follows the form a moment later: only what came from elsewhere is taken over, the way back too.
    const isOwn = state === FROM_FORM && type === 'REPLACE';
    setAsked({ key, question: isOwn ? asked.question : priceQuestionOf(new URLSearchParams(search)) });
  }
  function ask(question: PriceQuestion) {
    setAsked({ key, question });
    navigate(withQuery(pathname, priceQueryOf(question)), {
      replace: true,
      preventScrollReset: true,
      state: FROM_FORM,
    });
  }
  return [asked.question, ask];
}

const FROM_FORM = 'price-form';
