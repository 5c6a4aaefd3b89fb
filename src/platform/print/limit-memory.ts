const MEMORY_SECTION = 5;
const PAGE_BYTES = 65_536;

function readNumber(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  for (let end = start, shift = 0; end < bytes.length; end += 1, shift += 7) {
    const byte = bytes[end] ?? 0;
    value += (byte & 0x7f) * 2 ** shift;
    if (byte < 0x80) return { value, end: end + 1 };
  }
  throw new Error('This is no WebAssembly module.');
}

function writeNumber(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...writeNumber(Math.floor(value / 0x80))];
}

/**
 * The same WebAssembly module with an end to its memory. A thread’s own limits count what JavaScript has, and the memory
 * of a module lies outside of that; a module that was built without a maximum grows to 4 GB.
 */
export function limitMemory(module: Uint8Array, mostBytes: number): Uint8Array<ArrayBuffer> {
  for (let at = 8; at < module.length; ) {
    const { value: length, end: start } = readNumber(module, at + 1);
    if (module[at] !== MEMORY_SECTION) {
      at = start + length;
      continue;
    }
    const { value: memories, end: kind } = readNumber(module, start);
    const { value: pages } = readNumber(module, kind + 1);
    if (memories !== 1 || (module[kind] ?? 0) > 1) throw new Error('The module has another kind of memory.');
    const limits = [1, 1, ...writeNumber(pages), ...writeNumber(Math.floor(mostBytes / PAGE_BYTES))];
    const section = [MEMORY_SECTION, ...writeNumber(limits.length), ...limits];
    return Uint8Array.from(
      Buffer.concat([module.subarray(0, at), Uint8Array.from(section), module.subarray(start + length)]),
    );
  }
  throw new Error('The module has no memory of its own.');
}
