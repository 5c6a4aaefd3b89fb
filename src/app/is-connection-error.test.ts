import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { isConnectionError } from './is-connection-error.ts';

describe('isConnectionError', () => {
  it('believes a browser that says it is offline', () => {
    expect(isConnectionError(new Error('anything'), false)).toBe(true);
  });

  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Failed to fetch dynamically imported module: https://ampersand.example/assets/a.js',
  ])('knows "%s"', (message) => {
    expect(isConnectionError(new TypeError(message), true)).toBe(true);
  });

  it('takes an answer for an answer, and a bug for a bug', () => {
    expect(isConnectionError(new ApiError(500, {}), true)).toBe(false);
    expect(isConnectionError(new TypeError('x is not a function'), true)).toBe(false);
    expect(isConnectionError(new Error('Failed to fetch'), undefined)).toBe(false);
  });
});
