import { fork } from 'node:child_process'
import { once } from 'node:events'
import { StartRefusal } from './platform/start-refusal.ts'

/** What the server's own file is asked for when it shall only load the demo. */
const LOAD_DEMO = 'load-demo'
const SIGNALS = ['SIGINT', 'SIGTERM'] as const

export function isDemoProcess(args: readonly string[]): boolean {
  return args.includes(LOAD_DEMO)
}

/**
 * Loads the demo in a process of its own: drawing hundreds of pictures leaves memory behind that no process gives back,
 * and this one ends. A server told to end meanwhile takes it along first, so that the directory is free for the next.
 */
export async function loadDemoApart(serverFile: string): Promise<void> {
  const child = fork(serverFile, [LOAD_DEMO], { stdio: 'inherit' })
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
  // It has said why.
  if (code !== 0) process.exit(1)
}

/** For that process: whoever waited for it is gone, however that happened. */
export function endWithServer(): void {
  process.once('disconnect', () => process.exit(1))
  for (const signal of SIGNALS) process.once(signal, () => process.exit(1))
}
