import { useEffect, useState } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { secondaryBar } from '#app/secondary-bar.ts';

export interface SectionNavProps {
  sections: readonly { id: string; label: string }[];
}

/** How far down the bars reach, and a little more. */
const BELOW_BARS = 180;

/** The section that the reader is in: the last one whose top has passed below the bars. */
function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    function look() {
      frame = 0;
      const passed = ids
        .split(' ')
        .filter(
          (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? BELOW_BARS) < BELOW_BARS,
        );
      setCurrent(passed.at(-1));
    }
    function lookSoon() {
      frame ||= requestAnimationFrame(look);
    }
    window.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      window.removeEventListener('scroll', lookSoon);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return current;
}

/** Stays below the header while the page goes by. Plain links, so that they work before anything has loaded. */
export function SectionNav({ sections }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id).join(' '));
  return (
    <nav
      aria-label="On this page"
      className="sticky top-14 z-30 mt-6 border-line border-b bg-linen/96 backdrop-blur-sm md:top-19"
    >
      <ul
        className={`${pageWidth} ${secondaryBar} flex gap-x-6 overflow-x-auto [scrollbar-width:none] md:gap-x-8`}
      >
        {sections.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={current === id ? 'location' : undefined}
              className="flex h-full items-center border-transparent border-b-2 font-medium text-ink-soft text-sm hover:text-ink focus-visible:-outline-offset-4 aria-[current]:border-primary aria-[current]:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
