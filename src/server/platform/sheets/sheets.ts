import { fileURLToPath } from 'node:url'
import { runLimited } from '#server/platform/limited-process.ts'
import { createSemaphore } from '#server/platform/semaphore.ts'
import type { SheetAnswer, SheetWork, WrittenPage } from './wire.ts'

/** A sheet that takes more of the processor than this is meant to; a slow machine may take much longer by the clock. */
const PROCESSOR_SECONDS = 40
const LIMIT_MS = 240_000
/** 20,000 rows need a third of it. */
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
  const { code, output } = await runLimited([`--max-old-space-size=${HEAP_MB}`, SCRIPT, work], input, {
    timeout: LIMIT_MS,
    memoryKb: MEMORY_LIMIT_KB,
    processorSeconds: PROCESSOR_SECONDS,
    priority: PRIORITY,
  })
  return code === 0 ? output : null
}
