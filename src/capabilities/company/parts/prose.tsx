import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

/** Running text with its rhythm. Only direct children are set, so that a component inside keeps its own look. */
export function Prose({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={classNames(
        'break-words [&>*+*]:mt-4 [&>h3]:mt-8',
        '[&>ol]:list-decimal [&>ol]:space-y-2 [&>ol]:ps-5 [&>ul]:list-disc [&>ul]:space-y-2 [&>ul]:ps-5',
        '[&>ol>li]:ps-1 [&>ul>li]:ps-1 [&>ol>li]:marker:text-ink-soft [&>ul>li]:marker:text-ink-soft',
        className,
      )}
    >
      {children}
    </div>
  );
}
