import { type RefObject, useEffect, useRef, useState } from 'react';

/** Each is a whole page with its letters and pictures: more at once, and all of them are late. */
const MOST_AT_ONCE = 2;
const AHEAD = '300px';

type Start = () => void;

let loading = 0;
let waiting: Start[] = [];

function startNext(): void {
  while (loading < MOST_AT_ONCE) {
    const start = waiting.shift();
    if (!start) return;
    loading += 1;
    start();
  }
}

/** A preview’s turn to load: once it is about to be seen, and few others are loading. */
export function useTurn(box: RefObject<HTMLElement | null>): { isOn: boolean; onLoad: () => void } {
  const [isOn, setOn] = useState(false);
  const isLoading = useRef(false);

  function leave() {
    if (!isLoading.current) return;
    isLoading.current = false;
    loading -= 1;
    startNext();
  }
  const leaving = useRef(leave);

  useEffect(() => {
    const start = () => {
      isLoading.current = true;
      setOn(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        waiting.push(start);
        startNext();
      },
      { rootMargin: AHEAD },
    );
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      waiting = waiting.filter((other) => other !== start);
      leaving.current();
    };
  }, [box]);

  return { isOn, onLoad: leave };
}
