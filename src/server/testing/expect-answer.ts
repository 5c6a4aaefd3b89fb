import { expect } from 'vitest';
import { listErrors } from '#platform/contract/errors.ts';
import type { ContractCall } from '../contract-calls.ts';
import type { TestResponse } from './test-browser.ts';

const CATALOGUE = new Set<number>([200, ...listErrors().map(([, status]) => status)]);

export function expectEnvelope(answer: TestResponse, status: number, code: string): void {
  expect(answer.status, answer.text).toBe(status);
  expect(answer.body).toMatchObject({ error: { code, message: expect.any(String) } });
  expectNoLeak(answer);
}

export function expectNoLeak(answer: TestResponse): void {
  expect(CATALOGUE, answer.text).toContain(answer.status);
  expect(answer.status, answer.text).toBeLessThan(500);
  expect(answer.text).not.toMatch(/node_modules|at \w+ \(|\.ts:\d+|select .* from /i);
}

export function label({ method, path }: ContractCall): string {
  return `${method} ${path}`;
}
