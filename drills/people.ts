import { setTimeout as wait } from 'node:timers/promises';
import { signInAs } from '../bench/sign-in.ts';

/** Who asks, as a browser would send it. */
export type Person = { name: string; headers: Record<string, string> };

const DEMO_PEOPLE = ['couple', 'partner', 'vendor', 'newvendor', 'support', 'colleague'];

export function withToken(name: string, cookie: string): Person {
  const token = /csrf_token=([^;]+)/.exec(cookie)?.[1] ?? '';
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
