import { setTimeout as wait } from 'node:timers/promises';
import { signInAs } from '../bench/sign-in.ts';

/** Who asks, as a browser would send it. */
export type Person = { name: string; headers: Record<string, string> };

const DEMO_PEOPLE = ['couple', 'partner', 'vendor', 'newvendor', 'support', 'colleague'];

/** Of two cookies of one name a browser keeps the later one: signing in brings another token. */
export function withToken(name: string, cookies: string): Person {
  const kept = new Map(cookies.split('; ').map((pair) => [pair.split('=')[0], pair]));
  const cookie = [...kept.values()].filter(Boolean).join('; ');
  const token = kept.get('csrf_token')?.replace('csrf_token=', '') ?? '';
  return { name, headers: { cookie, 'x-csrf-token': decodeURIComponent(token) } };
}

/** A server that is being shaken may be too busy; it says so, and whoever waits gets in. */
async function signInPatiently(url: string, name: string): Promise<Person> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return withToken(name, await signInAs(url, `${name}@demo.example`));
    } catch (error) {
      if (attempt === 30) throw error;
      await wait(1_000);
    }
  }
}

/** Everybody of the demo, signed in. */
export async function signInEverybody(url: string): Promise<Person[]> {
  const people: Person[] = [];
  for (const name of DEMO_PEOPLE) people.push(await signInPatiently(url, name));
  return people;
}
