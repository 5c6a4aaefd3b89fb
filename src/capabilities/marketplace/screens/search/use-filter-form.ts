import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { filterAddress } from './filter-address.ts';
import type { SearchPageData } from './load-search-page.ts';

/** Long enough to type a number, short enough not to be waited for. */
const TYPING_MS = 600;

const isBox = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'checkbox';
const isText = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'text';

/** A box may stand for several options: unticking one unticks those that share some with it, or it would tick itself again. */
function untickOverlapping(form: HTMLFormElement, { name, value }: HTMLInputElement): void {
  const gone = value.split(',');
  for (const box of form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]:checked`)) {
    if (box.value.split(',').some((slug) => gone.includes(slug))) box.checked = false;
  }
}

/** New results bring new boxes and numbers; whatever somebody is typing at stays as it is. */
function followSearch(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (isBox(field)) field.checked = field.defaultChecked;
    else if (isText(field) && field !== document.activeElement) field.value = field.defaultValue;
  }
}

/** Whether somebody was at the filters before the code was. */
function wasTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      (isBox(field) && field.checked !== field.defaultChecked) ||
      (isText(field) && field.value !== field.defaultValue),
  );
}

/**
 * Searches whenever a filter changes: ticked boxes at once, typed numbers when the hand rests. The boxes are the document's
 * own, so the form is listened to directly.
 */
export function useFilterForm(search: SearchPageData) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  // Where the form has asked to go and has not arrived yet.
  const wish = useRef<string>(undefined);
  const latest = useRef(search);
  latest.current = search;

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const fields = element;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function apply() {
      clearTimeout(timer);
      // A field that says what is wrong waits until it is mended.
      if (!fields.checkValidity()) return;
      const address = filterAddress(latest.current, new FormData(fields));
      if (address === window.location.pathname + window.location.search) return;
      wish.current = address;
      navigate(address, { preventScrollReset: true });
    }
    function change({ target }: Event) {
      if (target instanceof Element && isBox(target) && !target.checked) untickOverlapping(fields, target);
      apply();
    }
    function type({ target }: Event) {
      if (!(target instanceof Element && isText(target))) return;
      clearTimeout(timer);
      timer = setTimeout(apply, TYPING_MS);
    }
    function submit(event: Event) {
      event.preventDefault();
      apply();
    }
    function goBack() {
      wish.current = undefined;
    }
    window.addEventListener('popstate', goBack);
    fields.addEventListener('change', change);
    fields.addEventListener('input', type);
    fields.addEventListener('submit', submit);
    if (wasTouched(fields)) apply();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', goBack);
      fields.removeEventListener('change', change);
      fields.removeEventListener('input', type);
      fields.removeEventListener('submit', submit);
    };
  }, [navigate]);

  const here = useLocation();
  const { state, location: ahead } = useNavigation();
  const [arrived, next] = [here.pathname + here.search, ahead && ahead.pathname + ahead.search];
  // The first time it is the document itself.
  const isFirst = useRef(true);
  useEffect(() => {
    if (next !== undefined && next !== wish.current) wish.current = undefined;
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    // Whoever ticks two boxes in a row must not see the second go off until its results are there.
    const isOvertaken = wish.current !== undefined && wish.current !== arrived;
    if (state !== 'idle' || isOvertaken || !form.current) return;
    wish.current = undefined;
    followSearch(form.current);
  }, [arrived, next, state]);

  return form;
}
