import { expect, it } from 'vitest';
import { limitMemory } from './limit-memory.ts';

const HEAD = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const PAGE = 65_536;
/** One memory of a page, exported as ‘m’; `limits` is how the module itself puts that. */
const moduleWith = (...limits: number[]) =>
  Uint8Array.from([...HEAD, 5, 1 + limits.length, 1, ...limits, 7, 5, 1, 1, 0x6d, 2, 0]);

function memoryOf(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Memory {
  const { m } = new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports;
  return m as WebAssembly.Memory;
}

it.each([
  ['none', moduleWith(0, 1)],
  ['a larger one', moduleWith(1, 1, 0xff, 0x7f)],
])('a module has an end of memory where it had %s', (_, module) => {
  const memory = memoryOf(limitMemory(module, 200 * PAGE));
  expect(memory.buffer.byteLength).toBe(PAGE);
  expect(memory.grow(199)).toBe(1);
  expect(() => memory.grow(1)).toThrow(RangeError);
});

it('what has no memory is refused', () => {
  expect(() => limitMemory(Uint8Array.from(HEAD), PAGE)).toThrow('no memory');
  expect(() => limitMemory(Uint8Array.from([...HEAD, 5, 0x80]), PAGE)).toThrow('no WebAssembly module');
});
