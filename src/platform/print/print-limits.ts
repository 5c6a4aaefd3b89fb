/** What one print may take, and how many there are at a time. */
export type PrintLimits = {
  milliseconds: number;
  /** For a new thread to be ready; a busy machine takes its time to compile the compiler. */
  startMs: number;
  /** Of the data that goes in, as JSON. */
  dataBytes: number;
  atOnce: number;
  /** For a place; who comes then is refused. */
  waiting: number;
  /** After so long without a print, its thread and 140 MB of memory are let go. */
  idleMs: number;
};

export const PRINT_LIMITS: PrintLimits = {
  milliseconds: 10_000,
  startMs: 15_000,
  dataBytes: 2_000_000,
  atOnce: 2,
  waiting: 10,
  idleMs: 60_000,
};

/** Of one thread: what the compiler itself may take. */
export const COMPILER_BYTES = 256 * 1024 * 1024;
