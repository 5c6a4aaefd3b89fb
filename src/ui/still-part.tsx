import { use, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keepState } from './keep-state.ts';
import { inside, MarkupMemory } from './markup-memory.ts';
import type { PartProps } from './remembered-part.tsx';

const never = () => () => undefined;
const isBrowser = typeof document !== 'undefined';

/** Whether this was in the document when scripts began; it stays so, and nothing is drawn again to find out. */
function useIsFromDocument(): boolean {
  const [origin] = useState({ isDocument: false });
  const isFromDocument = useSyncExternalStore(
    never,
    () => origin.isDocument,
    () => {
      origin.isDocument = true;
      return true;
    },
  );
  return isFromDocument && isBrowser;
}

/** The document's own until the properties change, and drawn from then on. */
function useIsDrawn(of: object): boolean {
  const isFromDocument = useIsFromDocument();
  const [isDrawn, setDrawn] = useState(!isFromDocument);
  const written = isDrawn ? '' : JSON.stringify(of);
  const [first] = useState(written);
  if (isDrawn || written === first) return isDrawn;
  setDrawn(true);
  return true;
}

function Still<Props extends object>({ as: Tag = 'div', draw: Draw, of, ...rest }: PartProps<Props>) {
  const isDrawn = useIsDrawn(of);
  const element = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  const focused = isDrawn && before.current ? document.activeElement : null;
  const [attach] = useState(() => (found: HTMLElement | null) => {
    element.current = found;
  });

  useLayoutEffect(() => {
    if (isDrawn && before.current && element.current) keepState(before.current, element.current, focused);
    before.current = isDrawn ? null : element.current;
  });

  // React takes the element as it stands and does not look inside.
  const own = { ...rest, ref: attach };
  if (!isDrawn) return <Tag key="document" {...own} {...inside('')} suppressHydrationWarning />;
  return (
    <Tag key="drawn" {...own}>
      <Draw {...of} />
    </Tag>
  );
}

/**
 * A part without behaviour of its own: links, words, pictures, folds that browsers open by themselves. The browser does not
 * draw what the document already holds; it does so for what comes later, and when the properties change.
 */
export function StillPart<Props extends object>(part: PartProps<Props>) {
  const recall = use(MarkupMemory);
  if (!recall) return <Still {...part} />;
  const { as: Tag = 'div', draw, of, ...rest } = part;
  return <Tag {...rest} {...inside(recall(draw, of, 'static'))} />;
}
