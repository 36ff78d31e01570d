import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the repository; every command runs there, wherever it was called from. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Node's cache of compiled files: a run of the tests and a day of work start dozens of processes, most of them from the same files. */
export const COMPILED = { NODE_COMPILE_CACHE: `${ROOT}.cache/compiled` }

const WANTED_MAJOR = 24

/** The Node that everything but these scripts runs on: this one when it is new enough, else the one the lockfile brought. */
export function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= WANTED_MAJOR) return process.execPath
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const brought = `${ROOT}node_modules/node-${platform}-${process.arch}/bin/${file}`
  if (existsSync(brought)) return brought
  throw new Refusal(
    `This needs Node ${WANTED_MAJOR} or newer and found ${process.version}; no packaged one exists for ${process.platform} ${process.arch}. ` +
      'Install it from https://nodejs.org and run the command again.',
  )
}

/** A sentence for the person at the keyboard; shown without a stack. */
export class Refusal extends Error {}

/** Runs a script's work; a refusal is a sentence and exit code 1, anything else is a bug and keeps its stack. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? error.message : error.stack}\n`)
    process.exitCode = 1
  }
}

/** Tools by name, so that none depends on a PATH or on a shell's shim. */
export const TOOLS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  reactRouter: 'node_modules/@react-router/dev/bin.cjs',
  // The native compiler checks the types in a third of the time; it has no interface for other tools, which read `typescript` 6.
  tsc: 'node_modules/@typescript/native/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
}

/** Runs one of our files or tools with Node 24. `quiet` keeps the output and returns it. */
export function runNode(args, options = {}) {
  return run(findNode(), args, options)
}

export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const output = []
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...(quiet ? { NO_COLOR: '1', FORCE_COLOR: undefined } : {}), ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }))
  })
}
