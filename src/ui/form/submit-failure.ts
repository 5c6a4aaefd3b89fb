/** What a refused submit says: per field, and about the whole. */
export interface SubmitFailure {
  fields: Record<string, string>;
  message: string | undefined;
}

export const UNEXPECTED_MESSAGE = 'Something went wrong on our side. Please try again.';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function messagesOf(fields: unknown): [string, string][] {
  if (!isRecord(fields)) return [];
  return Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** True for an answer of the API; false for a broken network or a bug, whose text is not for readers. */
export function isApiFailure(error: unknown): error is { message?: unknown; fields?: unknown } {
  return isRecord(error) && (isRecord(error.fields) || typeof error.code === 'string');
}

/** The API's word for fields that break a rule, each of them named. */
export function isInvalidInput(error: unknown): boolean {
  return isRecord(error) && error.code === 'invalid_input';
}

/** The API's messages, at the form's own fields and beside them. */
export interface PlacedMessages<Name extends string> {
  fields: Map<Name, string>;
  /** Of what the form has no field for, by the API's name. */
  strays: { field: string; message: string }[];
}

/** Finds each message its field. What a field says already is not repeated for one that the form does not have. */
export function placeMessages<Name extends string>(
  messages: Readonly<Record<string, string>>,
  serverNames: Readonly<Record<string, Name>>,
  hasField: (name: Name) => boolean,
): PlacedMessages<Name> {
  const placed: PlacedMessages<Name> = { fields: new Map(), strays: [] };
  for (const [field, message] of Object.entries(messages)) {
    const name = serverNames[field] ?? (field as Name);
    if (hasField(name)) placed.fields.set(name, message);
    else placed.strays.push({ field, message });
  }
  const said = new Set(placed.fields.values());
  return { ...placed, strays: placed.strays.filter(({ message }) => !said.has(message)) };
}

/**
 * Sorts a failure onto the form: messages of fields that the form shows go there, messages of
 * fields it does not show join the general one, since an error nobody can see helps nobody.
 * Nothing is said twice: the API often repeats a field's message as its general one.
 */
export function submitFailure(error: unknown, isShown: (field: string) => boolean): SubmitFailure {
  if (!isApiFailure(error)) return { fields: {}, message: UNEXPECTED_MESSAGE };
  const messages = messagesOf(error.fields);
  const fields = Object.fromEntries(messages.filter(([field]) => isShown(field)));
  const unseen = messages.filter(([field]) => !isShown(field)).map(([, message]) => message);
  const said = new Set(Object.values(fields));
  const general = new Set([typeof error.message === 'string' ? error.message : '', ...unseen]);
  const message = [...general].filter((text) => text !== '' && !said.has(text)).join(' ');
  if (message === '' && said.size === 0) return { fields, message: UNEXPECTED_MESSAGE };
  return { fields, message: message || undefined };
}
