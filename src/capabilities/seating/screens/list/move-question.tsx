import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { namesInText } from '../../rules/rule-words.ts';
import { tableName } from '../../rules/seating-state.ts';
import { useSeating } from '../desk/seating-context.ts';

/** 'Moving Theo to Table 6 would break 1 rule.' Asked before it is done. */
export function MoveQuestion() {
  const { desk, view } = useSeating();
  const box = useRef<HTMLElement>(null);
  const { asked } = view;
  useEffect(() => {
    if (asked) box.current?.focus();
  }, [asked]);
  if (!asked) return null;
  const { guestUuids, table, broken } = asked;
  const who = namesInText(guestUuids.map(desk.nameOf));
  const [first = ''] = guestUuids;
  const before = desk.tableOf.get(desk.seatOf.get(first)?.tableUuid ?? '');
  return (
    <section
      ref={box}
      tabIndex={-1}
      role="alertdialog"
      aria-labelledby="move-question"
      className="border-red/25 border-y bg-red-tint px-5 py-4 outline-none max-xl:rounded-card max-xl:border"
    >
      <div className="flex gap-2.5">
        <TriangleAlert size={20} aria-hidden="true" className="mt-0.75 shrink-0 text-red" />
        <div className="min-w-0">
          <h2 id="move-question" className="font-semibold font-text text-base text-red-deep">
            {before && before.uuid !== table.uuid ? 'Moving' : 'Seating'} {who}{' '}
            {before && before.uuid !== table.uuid ? 'to' : 'at'} {tableName(table)} would break{' '}
            {plural(broken.length, 'rule')}
          </h2>
          <ul className="mt-1 text-sm">
            {broken.slice(0, 4).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 ps-7">
        <Button variant="secondary" onPress={view.keep}>
          {before ? `Keep at ${tableName(before)}` : 'Don’t seat here'}
        </Button>
        <Button variant="quiet" onPress={() => desk.actions.moveAnyway(asked)}>
          {before ? 'Move anyway' : 'Seat anyway'}
        </Button>
      </div>
    </section>
  );
}
