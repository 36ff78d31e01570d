import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { RefusalError } from '#domain/errors.ts'
import type { ShrunkHeader } from './reading.ts'

const LIMIT_MS = 60_000
/** The largest picture of 16 bits takes 970 MB; the limit also counts reserved memory. */
const MEMORY_LIMIT_KB = 2_000_000
const SCRIPT = fileURLToPath(new URL('./shrink-process.ts', import.meta.url))

export interface RawPicture extends ShrunkHeader {
  readonly data: Buffer
}

/**
 * Shrinks a picture in a process of its own with a memory limit of the operating system: a picture that must be decoded whole can neither
 * end the server nor leave its memory behind.
 */
export async function shrinkApart(bytes: Buffer): Promise<RawPicture> {
  const [command, ...args] = limited([process.execPath, SCRIPT])
  const child = spawn(command ?? process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'], timeout: LIMIT_MS, killSignal: 'SIGKILL' })
  // A process that ended early no longer reads; its exit code tells more than the broken pipe.
  child.stdin.on('error', () => {})
  child.stdin.end(bytes)
  const exit = once(child, 'exit')
  const [output, errors, [code]] = await Promise.all([buffer(child.stdout), buffer(child.stderr), exit])
  if (code !== 0) throw new RefusalError(code === null || isOutOfMemory(errors) ? 'unavailable' : 'media/not-an-image')
  const end = output.indexOf('\n')
  return { ...JSON.parse(output.toString('utf8', 0, end)), data: output.subarray(end + 1) }
}

/** Every system but Windows has a shell that can limit a process's memory. */
function limited(command: string[]): string[] {
  return process.platform === 'win32' ? command : ['/bin/sh', '-c', `ulimit -d ${MEMORY_LIMIT_KB}; exec "$@"`, 'sh', ...command]
}

function isOutOfMemory(errors: Buffer): boolean {
  return /memory/i.test(errors.toString('utf8'))
}
