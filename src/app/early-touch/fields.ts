import { findAgain, type Whereabouts, whereaboutsOf } from './find-again.ts';
import { isHydrated, isStandIn } from './hydration.ts';
import { Pending } from './pending.ts';

type Text = HTMLInputElement | HTMLTextAreaElement;
type Field = Text | HTMLSelectElement;
/** React compares with what it saw last, and tells nobody of a value that it found on arriving. */
type Tracked = Element & { _valueTracker?: { setValue(value: string): void } | null };
type Caret = readonly [number | null, number | null];

interface FieldNote extends Whereabouts {
  value: string;
  isChecked: boolean;
  caret: Caret;
}

const KIND = 'input,textarea,select';
const WITHOUT_VALUE = /^(hidden|file|range|submit|button|reset|image)$/;

const notes = new Pending<FieldNote>();
/** Where the person was typing last. */
let inHand: Element | undefined;
/** What a click by code changes is told as if a hand had done it. */
let isHandingOver = false;

const isSelect = (field: Field): field is HTMLSelectElement => field.localName === 'select';
const isCheckable = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function asField(target: unknown): Field | undefined {
  return target instanceof Element && target.matches(KIND) ? (target as Field) : undefined;
}

function caretOf(field: Field): Caret {
  return isSelect(field) ? [null, null] : [field.selectionStart, field.selectionEnd];
}

function note(field: Field): void {
  const isChecked = isCheckable(field) && field.checked;
  notes.set(field, { ...whereaboutsOf(field), value: field.value, isChecked, caret: caretOf(field) });
}

/** React hears of a change by itself if it knew the field before. */
function hearsAlready(field: Field): boolean {
  const isKnown = isSelect(field) || Boolean((field as Tracked)._valueTracker);
  return isHydrated(field) && isKnown;
}

export function noteChange({ target, isTrusted, type }: Event): void {
  const field = asField(target);
  // Of a box the click tells all, of other fields nothing.
  if (isHandingOver || !isTrusted || !field || isCheckable(field) !== (type === 'click')) return;
  inHand = field;
  const known = notes.get(field);
  // React may just have put a box back to what the document said: what counts is how often it was pressed.
  if (known && field.type === 'checkbox') known.isChecked = !known.isChecked;
  else if (known || !hearsAlready(field)) note(field);
}

/**
 * A key, or the focus: who has gone on by Tab is not called back to the field before. Keys reach the body when the field
 * in hand was just taken out of the page.
 */
export function noteHand({ target }: Event): void {
  if (target instanceof Element && target !== document.body) inHand = target;
}

export function noteCaret(): void {
  const field = asField(document.activeElement);
  const known = field && notes.get(field);
  if (known && known.value === field.value) known.caret = caretOf(field);
}

function isChanged(field: Field): boolean {
  if (isSelect(field)) {
    const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex > Math.max(first, 0);
  }
  return isCheckable(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** What the browser filled in: on the way back, on a reload, from a list of passwords. */
export function noteFilledIn(): void {
  for (const field of document.querySelectorAll<Field & Tracked>(KIND)) {
    if (!WITHOUT_VALUE.test(field.type) && !field._valueTracker && !notes.has(field) && isChanged(field))
      note(field);
  }
}

function writeText(field: Text, { value, caret }: FieldNote): void {
  if (field.value === value) return;
  // Past the setter that React has put on the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (caret[0] !== null) field.setSelectionRange(caret[0], caret[1]);
}

function write(field: Field & Tracked, known: FieldNote): void {
  const isHeard = !isStandIn(field);
  if (isSelect(field)) {
    field.value = known.value;
  } else if (isCheckable(field)) {
    field.checked = isHeard !== known.isChecked;
    if (isHeard) field.click();
    return;
  } else {
    writeText(field, known);
    field._valueTracker?.setValue(`${known.value} `);
  }
  if (!isHeard) return;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (isSelect(field)) field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Returns whether anything was handed over. */
export function handOverFields(): boolean {
  return notes.settle((known) => {
    const field = asField(findAgain(known, KIND));
    if (!field) return 'gone';
    const isMoved = field !== known.element;
    if (!isHydrated(field) && !(isMoved && isStandIn(field))) return 'waits';
    if (inHand === known.element && document.activeElement !== field) field.focus({ preventScroll: true });
    if (inHand === known.element) inHand = field;
    isHandingOver = true;
    write(field, known);
    isHandingOver = false;
    if (isStandIn(field)) note(field);
    return 'done';
  });
}

export const hasFieldNotes = () => notes.size > 0;
