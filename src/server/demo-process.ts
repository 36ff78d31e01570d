import { fork } from 'node:child_process'
import { once } from 'node:events'
import { StartRefusal } from './platform/start-refusal.ts'

/** The argument that tells the server's own file to load the demo only. */
const LOAD_DEMO = 'load-demo'
const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/** Compiling well what runs for half a minute, and collecting garbage beside it, takes as long as a fifth of the loading. */
const BRIEF_FLAGS = ['--max-semi-space-size=16', '--single-threaded-gc', '--no-turbofan', '--liftoff-only']

export function isDemoProcess(args: readonly string[]): boolean {
  return args.includes(LOAD_DEMO)
}

/**
 * Loads the demo in a process of its own: drawing hundreds of pictures grows the memory of a process for good, and this one ends. A
 * server that is told to end meanwhile ends it first, so that the directory is free for the next.
 */
export async function loadDemoInChild(serverFile: string): Promise<void> {
  const child = fork(serverFile, [LOAD_DEMO], { stdio: 'inherit', execArgv: [...process.execArgv, ...BRIEF_FLAGS] })
  let isEnding = false
  const end = () => {
    isEnding = true
    child.kill('SIGKILL')
  }
  for (const each of SIGNALS) process.on(each, end)
  const [code]: (number | null)[] = await once(child, 'exit')
  for (const each of SIGNALS) process.off(each, end)
  if (isEnding) process.exit(0)
  if (code === null) throw new StartRefusal('Loading the demo shop was cut short. The next start tries again; DEMO=off starts without it.')
  // The child has already printed the reason.
  if (code !== 0) process.exit(1)
}

/** Called in the child: the server that waited for it is gone, however that happened. */
export function endWithServer(): void {
  process.once('disconnect', () => process.exit(1))
  for (const signal of SIGNALS) process.once(signal, () => process.exit(1))
}
