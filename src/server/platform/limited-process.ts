import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'

export interface LimitedProcessOptions extends Pick<SpawnOptions, 'serialization' | 'timeout'> {
  readonly stdio: NonNullable<SpawnOptions['stdio']>
  /** The limit counts reserved memory too. */
  readonly memoryKb: number
  readonly processorSeconds?: number
  /** The process's niceness; above 0, so that pages and lists come first. */
  readonly priority: number
  readonly env?: Readonly<Record<string, string>>
}

/** Memory that is free goes back to the system, which counts what is reserved. */
const SPARING = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/**
 * A run of the tests starts hundreds of these processes and spent half of their time compiling the same files. A shop sets no such folder.
 */
function compiled(): Readonly<Record<string, string>> {
  const folder = getCompileCacheDir()
  // The folder is within the one that was named: each version of Node has its own.
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}

/**
 * Starts Node on a script that works on files of strangers, with limits of the operating system. It gets none of the server's settings: they
 * hold passwords, and no such work needs one.
 */
export function spawnLimited(args: readonly string[], options: LimitedProcessOptions): ChildProcess {
  const { memoryKb, processorSeconds, priority, env = SPARING, ...others } = options
  const limits = [`ulimit -d ${memoryKb}`, ...(processorSeconds === undefined ? [] : [`ulimit -t ${processorSeconds}`])]
  const [command = '', ...rest] = limited([process.execPath, ...args], limits)
  const child = spawn(command, rest, { ...others, killSignal: 'SIGKILL', env: { ...compiled(), ...env } })
  lowerPriority(child, priority)
  return child
}

export interface LimitedRun {
  /** Null where the process was ended, by its limits or from outside. */
  readonly code: number | null
  readonly output: Buffer
  readonly errors: Buffer
}

/** Gives such a process its input and waits for all that it writes. */
export async function runLimited(
  args: readonly string[],
  input: Buffer,
  options: Omit<LimitedProcessOptions, 'stdio' | 'serialization'>,
): Promise<LimitedRun> {
  const child = spawnLimited(args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
  const { stdin, stdout, stderr } = child
  if (stdin === null || stdout === null || stderr === null) throw new Error('the process has no pipes')
  // A process that ended early no longer reads; its exit code tells more than the broken pipe.
  stdin.on('error', () => {})
  stdin.end(input)
  const exit = once(child, 'exit') as Promise<[number | null]>
  const [output, errors, [code]] = await Promise.all([buffer(stdout), buffer(stderr), exit])
  return { code, output, errors }
}

/** Every system but Windows has a shell that can limit a process. Its line is fixed; what the process is given are arguments of their own. */
function limited(command: string[], limits: readonly string[]): string[] {
  return process.platform === 'win32' ? command : ['/bin/sh', '-c', `${limits.join('; ')}; exec "$@"`, 'sh', ...command]
}

function lowerPriority({ pid }: ChildProcess, priority: number): void {
  try {
    if (pid !== undefined) setPriority(pid, priority)
  } catch {
    // The process has ended already, which its exit tells, or the system has no priorities.
  }
}
