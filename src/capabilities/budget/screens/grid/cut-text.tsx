import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';

/** Only where the text before it had to be cut; measured once, so another text is another of these. */
function WholeText({ text }: { text: string }) {
  const whole = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const line = whole.current?.previousElementSibling;
    setCut(line ? line.scrollWidth > line.clientWidth : false);
  }, []);
  return (
    <span
      ref={whole}
      hidden={!isCut}
      aria-hidden="true"
      data-testid="whole-text"
      className="pointer-events-none absolute start-0 top-full z-20 w-max max-w-80 rounded-input bg-ink px-3 py-2 text-paper text-sm wrap-anywhere whitespace-normal"
    >
      {text}
    </span>
  );
}

interface CutTextProps {
  text: string;
  /** Said instead of nothing. */
  placeholder?: string;
  /** In the cell somebody is in. */
  isActive: boolean;
}

/** Text in a cell, whole below it while somebody is there with a key, a pointer or a finger. */
export function CutText({ text, placeholder = '', isActive }: CutTextProps) {
  return (
    <>
      <span title={text} className={classNames('truncate', text === '' && 'text-ink-soft italic')}>
        {text || placeholder}
      </span>
      {isActive && <WholeText key={text} text={text} />}
    </>
  );
}
