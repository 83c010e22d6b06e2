// Runs the kernel, compiled for wasm32, over a scene and a trace: node run.mjs KERNEL SCENE TRACE
// Prints what motion_run answers. Exit status: 0 with a hash, 1 with errors of the files.
import { readFileSync } from "node:fs";

const [kernelPath, scenePath, tracePath] = process.argv.slice(2);
if (tracePath === undefined) {
  console.error("usage: node run.mjs KERNEL.wasm SCENE TRACE");
  process.exit(64);
}

const host = {
  number(text, count) {
    return Number(new TextDecoder().decode(new Uint8Array(kernel.memory.buffer, text, count)));
  },
};
const { instance } = await WebAssembly.instantiate(readFileSync(kernelPath), { host });
const kernel = instance.exports;

function copied(path) {
  const bytes = readFileSync(path);
  const block = kernel.motion_allocate(bytes.length);
  // Allocation may grow the memory, which detaches every earlier view of it.
  new Uint8Array(kernel.memory.buffer).set(bytes, block);
  return [block, bytes.length];
}

const scene = copied(scenePath);
const trace = copied(tracePath);
const answer = kernel.motion_run(...scene, ...trace);
const count = new DataView(kernel.memory.buffer).getUint32(answer, true);
const text = new TextDecoder().decode(new Uint8Array(kernel.memory.buffer, answer + 4, count));
for (const block of [answer, trace[0], scene[0]]) kernel.motion_free(block);

process.stdout.write(text);
process.exitCode = text.startsWith("hash=") ? 0 : 1;
