import { spawn } from 'node:child_process'
import { COMPILED, findNode, Refusal, ROOT } from '../runtime.mjs'
import { SERVER_ENV, serverFlags } from './server-flags.mjs'

const FOLLOW_PARENT = `--import=${new URL('follow-parent.mjs', import.meta.url)}`
const KNOWN_MODULES = `--import=${new URL('known-modules.mjs', import.meta.url)}`
const SERVER = 'src/server/main.ts'

/** Compiling the embedded database well takes as long as a start, and a save ends the process before that pays off. */
const BRIEF_FLAGS = ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

const ENVIRONMENTS = ['production', 'development', 'test']

/**
 * The server itself decides whether it loads the demo, unless the caller said production, which it can't know. A misspelt
 * production is refused here, since what the server is told of it comes from the scripts.
 */
export function demoSetting(env) {
  if (env.NODE_ENV && !ENVIRONMENTS.includes(env.NODE_ENV)) {
    throw new Refusal(`The setting NODE_ENV is wrong: it is ${JSON.stringify(env.NODE_ENV)} and must be production, development or test.`)
  }
  if (env.DEMO) return env.DEMO
  return env.NODE_ENV === 'production' ? 'off' : 'auto'
}

/** Becomes the server. Where Node can replace itself no wrapper stays in memory; elsewhere one passes signals and the exit code on. */
export async function becomeServer(env) {
  // npm lives as long as its script; a shell that starts a server in the background may end before it.
  const isUnderNpm = process.env.npm_lifecycle_event !== undefined
  if (process.execve && process.platform !== 'win32') {
    const node = findNode()
    process.chdir(ROOT)
    process.execve(node, [node, ...serverFlags(env), ...(isUnderNpm ? [FOLLOW_PARENT] : []), SERVER], { ...SERVER_ENV, ...env })
  }
  const child = startServer(env)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (isUnderNpm) await import('./follow-parent.mjs')
  return exitOf(child)
}

/** A server as a child that ends when we do. */
function startServer(env) {
  return spawn(findNode(), [...serverFlags(env), FOLLOW_PARENT, SERVER], { cwd: ROOT, env: { ...SERVER_ENV, ...env }, stdio: 'inherit' })
}

/** A process that becomes the shop's server of `npm run dev` when it is told to. The next start finds compiled what none has changed since. */
export function startDevProcess(env) {
  const args = [...serverFlags(env), ...BRIEF_FLAGS, FOLLOW_PARENT, 'scripts/lib/dev/dev-process.mjs']
  return spawn(findNode(), args, { cwd: ROOT, env: { ...COMPILED, ...SERVER_ENV, ...env }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
}

/** The development server under the Node that the shop runs on, as a child that ends when we do. */
export function startDevelopment(env) {
  const settings = { ...env, NODE_ENV: env.NODE_ENV || 'development' }
  return spawn(findNode(), [FOLLOW_PARENT, 'scripts/lib/dev/dev-server.mjs'], { cwd: ROOT, env: settings, stdio: 'inherit' })
}

/** A command of the shop under the Node that the shop runs on, with the flags of this process and what was typed behind its name. */
export function runCommand(script) {
  return exitOf(spawn(findNode(), [...process.execArgv, KNOWN_MODULES, script, ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' }))
}

export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}
