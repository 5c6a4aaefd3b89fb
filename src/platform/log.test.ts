import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function write(fields: Record<string, unknown>, text = 'something happened'): string {
  let written = '';
  const output = new Writable({
    write(bytes, _encoding, done) {
      written += bytes;
      done();
    },
  });
  createLog('info', { output }).info(fields, text);
  return written;
}

describe('a line of the log', () => {
  it('stays one line of JSON, whatever somebody puts into it', () => {
    const forged = 'x\r\n{"level":60,"msg":"forged"}\n\u2028\u001b[2J';
    const written = write({ path: forged, deep: { name: forged } }, forged);
    expect(written.trimEnd().split(/[\r\n]/)).toHaveLength(1);
    expect(JSON.parse(written)).toMatchObject({ level: 30, path: forged, msg: forged });
    expect(written).not.toContain('\u001b');
  });

  it('says when, in milliseconds of UTC', () => {
    expect(JSON.parse(write({})).time).toBeCloseTo(Date.now(), -4);
  });

  it('never holds what could identify or unlock somebody', () => {
    const person = { email: 'maya@people.example', phoneNumber: '2125550147', token: 't', code: '123456' };
    const written = write({ input: { ...person, password: 'p' }, headers: { cookie: 'c' }, kept: 1 });
    const { input, headers, kept } = JSON.parse(written);
    expect([input, headers, kept]).toEqual([{}, undefined, 1]);
  });
});
