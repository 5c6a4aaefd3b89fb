export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/** `a[b][0][c]=d` as the object it stands for, which is how Stripe's library sends everything. */
export function readFormBody(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/\[|\]\[|\]/).filter(Boolean);
    const last = path.pop();
    if (last === undefined) continue;
    let place = root;
    for (const part of path) {
      place[part] ??= {};
      place = place[part] as Record<string, FormValue>;
    }
    place[last] = value;
  }
  return root;
}

export function formList(value: FormValue | undefined): FormValue[] {
  return value && typeof value === 'object' ? Object.values(value) : [];
}
