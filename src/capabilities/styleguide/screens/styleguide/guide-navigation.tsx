import { ChevronDown } from 'lucide-react';
import { type ControlGroup, controlTitle } from './control-groups.ts';

function GroupLinks({ groups }: { groups: readonly ControlGroup[] }) {
  const all = [{ title: 'Foundation', names: ['tokens'] }, ...groups];
  return all.map((group) => (
    <div key={group.title} className="pb-4">
      <p className="pb-1 font-semibold text-sm">{group.title}</p>
      <ul>
        {group.names.map((name) => (
          <li key={name}>
            <a
              href={`#${name}`}
              className="flex min-h-9 items-center rounded-mark text-ink-soft text-sm hover:text-primary"
            >
              {controlTitle(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** A column beside the examples; on small screens a list that opens above them. */
export function GuideNavigation({ groups }: { groups: readonly ControlGroup[] }) {
  return (
    <nav
      aria-label="Controls"
      className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
    >
      <details className="group rounded-card border border-line bg-paper px-5 py-1 lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          All controls
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="columns-2 gap-6 pt-2 *:break-inside-avoid">
          <GroupLinks groups={groups} />
        </div>
      </details>
      <div className="max-lg:hidden">
        <GroupLinks groups={groups} />
      </div>
    </nav>
  );
}
