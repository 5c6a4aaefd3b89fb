import { describe, expect, it } from 'vitest';
import { databaseTrouble } from './database-trouble.ts';

const failed = (code: string) => Object.assign(new Error('it failed'), { code });

describe('the trouble behind an error', () => {
  it.each([
    ['53100', 'full'],
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['53200', 'busy'],
    ['53300', 'busy'],
    ['57014', 'slow'],
    ['55P03', 'slow'],
    ['25006', 'away'],
    ['57P01', 'away'],
    ['57P03', 'away'],
    ['08006', 'away'],
    ['ECONNREFUSED', 'away'],
    ['ECONNRESET', 'away'],
    ['ETIMEDOUT', 'away'],
  ])('is known by its code: %s means %s', (code, trouble) => {
    expect(databaseTrouble(failed(code))).toBe(trouble);
  });

  it.each([
    ['timeout exceeded when trying to connect', 'busy'],
    ['Connection terminated unexpectedly', 'away'],
    ['Client has encountered a connection error and is not queryable', 'away'],
  ])('or by the driver’s sentence: %s', (sentence, trouble) => {
    expect(databaseTrouble(new Error(sentence))).toBe(trouble);
  });

  it('is found however the error was wrapped', () => {
    expect(databaseTrouble(new Error('Failed query', { cause: failed('53100') }))).toBe('full');
    const addresses = new AggregateError([failed('ECONNREFUSED'), failed('ECONNREFUSED')]);
    expect(databaseTrouble(new Error('Failed query', { cause: addresses }))).toBe('away');
  });

  it.each([failed('23505'), failed('22P02'), new Error('Query failed'), 'ENOSPC', undefined])(
    'is none where the question was wrong: %s',
    (error) => expect(databaseTrouble(error)).toBeUndefined(),
  );

  it('is none of an error that is its own cause', () => {
    const error = new Error('round and round');
    error.cause = error;
    expect(databaseTrouble(error)).toBeUndefined();
  });
});
