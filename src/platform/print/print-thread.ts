import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import openCompiler, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { limitMemory } from './limit-memory.ts';
import { PRINT_FONTS } from './print-fonts.data.ts';
import { COMPILER_BYTES } from './print-limits.ts';
import type { PrintAnswer, PrintSheet } from './print-sheet.ts';

// The program of the thread in which PDF files are made.

const PDF = 1;
const WITH_PLACES = 3;
const MAIN = '/main.typ';

type Artifact = { result?: Uint8Array<ArrayBuffer>; diagnostics?: { path: string; range: string }[] };

const module = await readFile(new URL(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')));
const { memory } = await openCompiler({ module_or_path: limitMemory(module, COMPILER_BYTES) });
const compiler = await buildCompiler();
compiler.add_source('/house.typ', await readFile(new URL('./house.typ', import.meta.url), 'utf8'));

/** It can read nothing but what it is given here: no file, no package, no font of this machine. */
async function buildCompiler(): Promise<TypstCompiler> {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of PRINT_FONTS) await builder.add_raw_font(await readFile(new URL(font)));
  return builder.build();
}

function compile({ source, data }: PrintSheet): PrintAnswer {
  compiler.add_source(MAIN, source);
  const world = compiler.snapshot('/', MAIN, [['data', data]]);
  const { result, diagnostics = [] }: Artifact = world.get_artifact(PDF, WITH_PLACES);
  world.free();
  if (result) return { kind: 'pdf', bytes: result, compilerBytes: memory.buffer.byteLength };
  return { kind: 'refused', places: diagnostics.map(({ path, range }) => `${path} ${range}`) };
}

/** The compiler gives up in one way, whatever the reason; where it had taken half of what it may, that was it. */
function giveUp(): PrintAnswer {
  return { kind: memory.buffer.byteLength > COMPILER_BYTES / 2 ? 'too-large' : 'broken' };
}

parentPort?.postMessage('ready');

parentPort?.on('message', (sheet: PrintSheet) => {
  let answer: PrintAnswer;
  try {
    answer = compile(sheet);
  } catch {
    answer = giveUp();
  }
  parentPort?.postMessage(answer, answer.kind === 'pdf' ? [answer.bytes.buffer] : []);
});
