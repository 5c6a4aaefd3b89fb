import { useNavigate, useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { safeNext } from '#app/rules/paths.ts';
import { useRefresh } from '#app/use-refresh.ts';
import { userQuery } from '#app/use-user.ts';
import { answeredOnly } from '../../parts/wedding-answers.ts';
import { clearAnswers, type OnboardingAnswers } from './answer-store.ts';

/** Writes the answers into the wedding and goes where the person was heading, or to the welcome. */
export function useSaveAnswers() {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async function saveAnswers(answers: OnboardingAnswers) {
    await api.weddings.saveWedding({ ...answeredOnly(answers), onboarded: true });
    await refresh(userQuery.queryKey);
    await navigate(safeNext(search.get('next'), '?step=welcome'), { replace: true });
    clearAnswers();
  };
}
