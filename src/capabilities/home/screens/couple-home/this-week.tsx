import { useState } from 'react';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { HomeAnswer } from '../../contract.ts';
import { DueRow } from './due-row.tsx';
import { UnfoldButton } from './unfold-button.tsx';

interface ThisWeekProps {
  home: HomeAnswer;
  wedding: NonNullable<HomeAnswer['wedding']>;
}

const SHOWN = 6;
const SHOWN_ON_PHONES = 3;
const NAMED_LATER = 2;

/** What wants to be done within seven days, each with its way there. */
export function ThisWeek({ home, wedding }: ThisWeekProps) {
  const { due, today, nextWeek } = home;
  const [isUnfolded, setUnfolded] = useState(false);
  const later = nextWeek.slice(0, NAMED_LATER);
  const rest = due.length - SHOWN;
  const shown = due.slice(0, SHOWN);
  const folded = isUnfolded ? [] : shown.slice(SHOWN_ON_PHONES);
  return (
    <Card as="section" padding="none" aria-labelledby="this-week" className="flex flex-col">
      <div className="flex items-baseline justify-between gap-4 px-5 pt-5 md:px-7">
        <h2 id="this-week" className="text-2xl">
          This week
        </h2>
        <p className="text-ink-soft">{due.length === 0 ? 'All clear' : plural(due.length, 'thing')}</p>
      </div>
      {due.length === 0 ? (
        <p className="grow px-5 py-5 text-ink-soft md:px-7">
          Nothing is due in the next seven days. What comes after is on your checklist.
        </p>
      ) : (
        <ul className="grow px-5 md:px-7">
          {shown.map((item, index) => (
            <DueRow
              key={item.id}
              item={item}
              today={today}
              members={wedding.members}
              allowed={wedding.allowed}
              isSameDay={index > 0 && shown[index - 1]?.day === item.day}
              isFolded={folded.includes(item)}
            />
          ))}
        </ul>
      )}
      {folded.length > 0 && (
        <div className="border-line border-t px-5 md:hidden noscript:hidden">
          <UnfoldButton onPress={() => setUnfolded(true)}>
            {`${folded.length} more: ${folded.map(({ subject }) => subject).join(', ')}`}
          </UnfoldButton>
        </div>
      )}
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-line border-t px-5 py-4 text-sm md:px-7">
        <span className="min-w-0 text-ink-soft">
          {rest > 0 && `${plural(rest, 'more thing')} this week. `}
          {later.length > 0 && `After that: ${later.join(', ')}`}
        </span>
        <TextLink to={paths.checklist()}>Open checklist</TextLink>
      </p>
    </Card>
  );
}
