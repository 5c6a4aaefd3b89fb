import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ImportEntry } from '../../contract/imports.contract.ts';
import { joinNames } from '../../rules/household-names.ts';
import { RESULT_WORDS } from './result-words.ts';
import type { ImportActions } from './use-import.ts';

type Choosing = ImportActions['choosing'];
type Problem = ImportEntry['problems'][number];

/** The cell as it stands in the file, to be corrected where it is wrong. */
function ProblemField({ problem, choosing }: { problem: Problem; choosing: Choosing }) {
  const [value, setValue] = useState(problem.value);
  const { sheet, row, column } = problem;
  if (column === null) return <p className="text-red">{problem.message}</p>;
  return (
    <div className="flex flex-wrap items-end gap-x-3">
      <TextField
        label={problem.where}
        value={value}
        onChange={setValue}
        error={problem.message}
        className="min-w-0 grow basis-56"
      />
      <Button
        variant="secondary"
        className="mb-6"
        isPending={choosing.isPending}
        onPress={() => choosing.mutate({ edits: [{ sheet, row, column, value }] })}
      >
        Fix
      </Button>
    </div>
  );
}

/** What the list says beside what the file says. A blank is filled; anything else is a choice. */
function Changes({ entry, choosing }: { entry: ImportEntry; choosing: Choosing }) {
  const { key, changes } = entry;
  const taken = changes.filter(({ kind, isTaken }) => kind === 'CONFLICT' && isTaken).map(({ id }) => id);
  const choose = (id: string, isTaken: boolean) => {
    const take = isTaken ? [...taken, id] : taken.filter((one) => one !== id);
    choosing.mutate({ choices: [{ key, decision: null, take }] });
  };
  return (
    <ul className="mt-2 space-y-1.5 text-sm">
      {changes.map(({ id, kind, label, person, before, after, isTaken }) => (
        <li key={id} className="wrap-anywhere">
          <span className="font-medium">
            {label}
            {person && `, ${person}`}:
          </span>{' '}
          {kind === 'CONFLICT' ? (
            <CheckboxField
              label={`Use “${after}” instead of “${before}”`}
              value={isTaken}
              onChange={(selected) => choose(id, selected)}
            />
          ) : (
            <span dir="auto">{after}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** One household of the file: what becomes of it, and what can be done about it. */
export function EntryCard({ entry, choosing }: { entry: ImportEntry; choosing: Choosing }) {
  const { key, result, name, people, rows, target, problems, remarks, changes, isImported } = entry;
  const { label, tone } = RESULT_WORDS[result];
  const canDecide = result !== 'BAD' && result !== 'SAME';
  const take = changes.filter(({ kind, isTaken }) => kind === 'CONFLICT' && isTaken).map(({ id }) => id);
  return (
    <li className="rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="wrap-anywhere min-w-0 grow font-semibold" dir="auto">
          {name}
        </h2>
        <Badge variant={tone}>{label}</Badge>
      </div>
      <p className="wrap-anywhere text-ink-soft text-sm">
        <span dir="auto">{joinNames(people)}</span> · {rows.slice(0, 3).join(', ')}
        {rows.length > 3 && ` and ${rows.length - 3} more`}
        {target && ` · on your list as ${target}`}
      </p>
      {problems.length > 0 && (
        <div className="mt-3">
          {problems.map((problem) => (
            <ProblemField
              key={`${problem.row} ${problem.column} ${problem.value}`}
              problem={problem}
              choosing={choosing}
            />
          ))}
        </div>
      )}
      {changes.length > 0 && <Changes entry={entry} choosing={choosing} />}
      {remarks.map((remark) => (
        <p key={remark} className="mt-1.5 text-gold-deep text-sm">
          {remark}
        </p>
      ))}
      {canDecide && (
        <CheckboxField
          className="mt-2"
          label={`Import ${name}`}
          value={isImported}
          onChange={(selected) =>
            choosing.mutate({ choices: [{ key, decision: selected ? 'IMPORT' : 'SKIP', take }] })
          }
        />
      )}
    </li>
  );
}
