import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { Example } from '#ui/example/example.ts';
import { controlTitle } from './control-groups.ts';

interface ExampleBoxProps {
  label: string;
  title: string;
  children: ReactNode;
}

function ExampleBox({ label, title, children }: ExampleBoxProps) {
  return (
    <fieldset aria-label={label} className="min-w-0 rounded-card border border-line bg-paper">
      <p className="border-line border-b px-5 py-2.5 text-ink-soft text-sm">{title}</p>
      <div className="p-5 md:p-6">{children}</div>
    </fieldset>
  );
}

/** Every box is named after control and state, for people who jump and for tests that look. */
export function ExampleList({ name, examples }: { name: string; examples: readonly Example[] }) {
  return (
    <div
      className={classNames('grid items-start gap-4 *:min-w-0', name.endsWith('-field') && 'xl:grid-cols-2')}
    >
      {examples.map(({ title, render: Render }) => (
        <ExampleBox key={title} title={title} label={`${controlTitle(name)}: ${title}`}>
          <Render />
        </ExampleBox>
      ))}
    </div>
  );
}
