import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createSemaphore } from '#server/platform/semaphore.ts'
import type { SheetAnswer, SheetWork, WrittenPage } from './wire.ts'

/** A sheet that takes more of the processor than this is meant to; a slow machine may take much longer by the clock. */
const PROCESSOR_SECONDS = 40
const LIMIT_MS = 240_000
/** The limit counts reserved memory too: 20,000 rows need a third of it. */
const MEMORY_LIMIT_KB = 1_000_000
const HEAP_MB = 256
const SCRIPT = fileURLToPath(new URL('./sheet-process.ts', import.meta.url))
/** Pages and lists come first. */
const PRIORITY = 5

/** One sheet at a time: two would take twice the memory and end no sooner. Beyond those that wait, people are told to come again. */
const turns = createSemaphore({ slots: 1, waitingMax: 20 })

/** Reads an .xlsx or .csv file in a process with limits of memory and time. */
export async function readSheet(bytes: Buffer): Promise<SheetAnswer> {
  const output = await turns.run(() => runProcess('read', bytes))
  return output === null ? { mistake: 'too-large' } : (JSON.parse(output.toString('utf8')) as SheetAnswer)
}

/** An .xlsx file of these pages. */
export async function writeSheet(pages: readonly WrittenPage[]): Promise<Buffer> {
  const output = await turns.run(() => runProcess('write', Buffer.from(JSON.stringify(pages))))
  if (output === null) throw new Error('the process that writes sheets ended early')
  return output
}

/** Null when the process was ended: by its limits, or by what it read. */
async function runProcess(work: SheetWork, input: Buffer): Promise<Buffer | null> {
  const [command, ...args] = limited([process.execPath, `--max-old-space-size=${HEAP_MB}`, SCRIPT, work])
  const child = spawn(command ?? process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'], timeout: LIMIT_MS, killSignal: 'SIGKILL' })
  if (child.pid !== undefined) lowerPriority(child.pid)
  // A process that ended early no longer reads; its exit code tells more than the broken pipe.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const exit = once(child, 'exit')
  const [output, [code]] = await Promise.all([buffer(child.stdout), exit])
  return code === 0 ? output : null
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, PRIORITY)
  } catch {
    // The process has ended, or the system has no priorities.
  }
}

/** Every system but Windows has a shell that can limit a process. */
function limited(command: string[]): string[] {
  return process.platform === 'win32'
    ? command
    : ['/bin/sh', '-c', `ulimit -d ${MEMORY_LIMIT_KB}; ulimit -t ${PROCESSOR_SECONDS}; exec "$@"`, 'sh', ...command]
}
