import { useEffect, useState } from 'react';
import type { SettingsEntry } from '#app/define-settings.ts';
import { classNames } from '#ui/class-names.ts';

type Entries = readonly Pick<SettingsEntry, 'id' | 'label'>[];

/** The section under the reader's eyes: the last one that begins above the middle of the upper half. */
function useSectionInView(entries: Entries): string | undefined {
  const [current, setCurrent] = useState(entries[0]?.id);
  useEffect(() => {
    function look() {
      const sections = entries
        .map(({ id }) => document.getElementById(id))
        .filter((section) => section !== null);
      const line = window.innerHeight / 3;
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
      const found = isAtEnd ? sections.at(-1) : passed.at(-1);
      setCurrent(found?.id ?? entries[0]?.id);
    }
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [entries]);
  return current;
}

/** Beside the sections on wide screens, a row to swipe above them on small ones. */
export function SettingsNav({ entries }: { entries: Entries }) {
  const current = useSectionInView(entries);
  return (
    <nav aria-label="Settings" className="-mx-5 min-w-0 md:-mx-8 lg:sticky lg:top-26 lg:mx-0 lg:self-start">
      <ul className="flex gap-2 overflow-x-auto px-5 py-1 md:px-8 md:py-1.5 lg:flex-col lg:gap-1 lg:px-0 lg:py-2">
        {entries.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-full border px-4 transition-colors lg:rounded-input lg:border-transparent',
                current === id
                  ? 'border-primary bg-blush font-semibold text-primary'
                  : 'border-line bg-paper hover:border-ink/40 lg:bg-transparent lg:hover:bg-ink/6',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
