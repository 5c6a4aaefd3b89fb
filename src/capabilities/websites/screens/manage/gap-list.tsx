import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import type { Website } from '../../contract/editor.contract.ts';
import { gapLines } from './gap-words.ts';

const SHORT = 5;

/** What guests would ask about, each a press away from where it is written. */
export function GapList({ website }: { website: Website }) {
  const [isLong, setLong] = useState(false);
  const lines = gapLines(website);
  if (lines.length === 0) return null;
  const shown = isLong ? lines : lines.slice(0, SHORT);
  return (
    <section aria-labelledby="gaps-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="gaps-title" className="font-display text-2xl">
        Still to add
      </h2>
      <p className="mt-1 text-ink-soft">You can publish anyway. What’s blank, guests don’t see.</p>
      <ul className="mt-2 divide-y divide-line">
        {shown.map(({ key, text, to }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex min-h-11 items-center justify-between gap-3 rounded-mark py-2 hover:text-primary hover:underline"
            >
              {text}
              <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      {lines.length > SHORT && !isLong && (
        <Button variant="quiet" size="small" className="mt-2 -ms-4" onPress={() => setLong(true)}>
          Show all {lines.length}
        </Button>
      )}
    </section>
  );
}
