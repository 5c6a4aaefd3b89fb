import { STRIPE_SHAPES } from './stripe-shapes.data.ts';

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** An id stands for an object that is answered whole where somebody asks for it, and a field may be empty here or there. */
function fits(found: string, known: string): boolean {
  const isReference = [found, known].every((type) => type === 'string' || type === 'object');
  return found === known || found === 'null' || known === 'null' || isReference;
}

function faultsOf(kind: string, object: Record<string, unknown>): string[] {
  const shape = STRIPE_SHAPES[kind];
  if (!shape) return kind === 'list' || kind === 'event' ? [] : [`${kind} is no object of Stripe's`];
  return Object.entries(object).flatMap(([name, value]) => {
    const known = shape[name];
    if (known === undefined) return [`${kind}.${name} is not in the fixtures`];
    const found = typeOf(value);
    return fits(found, known) ? [] : [`${kind}.${name} is ${found}, not ${known}`];
  });
}

/** Where an answer, or anything in it, is not made as Stripe's own objects are. */
export function shapeFaults(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const inner = Object.values(answer).flatMap(shapeFaults);
  const { object: kind } = answer as { object?: unknown };
  return typeof kind === 'string' ? [...faultsOf(kind, answer as Record<string, unknown>), ...inner] : inner;
}
