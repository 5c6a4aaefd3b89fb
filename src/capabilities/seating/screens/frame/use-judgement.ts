import { useEffect, useRef, useState } from 'react';
import type { SeatingPlan } from '../../contract/plans.contract.ts';
import type { Judgement } from '../../rules/solver-view/judgement.ts';
import type { Move } from '../desk/seating-actions.ts';

type Judge = typeof import('../../rules/solver-view/judgement.ts');

/** How good the plan is, worked out beside what one is doing; undefined until it is known. */
export function useJudgement(plan: SeatingPlan) {
  const judge = useRef<Judge>(undefined);
  const [judgement, setJudgement] = useState<Judgement>();
  useEffect(() => {
    let isOver = false;
    async function look() {
      judge.current ??= await import('../../rules/solver-view/judgement.ts');
      if (!isOver) setJudgement(judge.current.judgePlan(plan));
    }
    const timer = setTimeout(() => void look(), 60);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [plan]);
  return {
    judgement,
    /** What a move would newly break; before the page knows the rules, nothing stands in its way. */
    breaks: (now: SeatingPlan, move: Move): readonly string[] => judge.current?.newlyBroken(now, move) ?? [],
  };
}
