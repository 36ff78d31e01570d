import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { spawnLimited } from '../limited-process.ts'
import type { CompileAnswer, DocumentJob } from './wire.ts'

export interface DocumentProcessOptions {
  /** The folder of templates. */
  readonly templates: string
  /** The fonts' files; no font of the machine is used, so that every machine makes the same pages. */
  readonly fonts: readonly string[]
  /** The script to run in place of the compiler, for tests. */
  readonly script?: string
  readonly limitMs?: number
  readonly idleMs?: number
}

/** The process ended, was ended or did not answer in time. */
export class DocumentProcessError extends Error {
  override name = 'DocumentProcessError'
}

const SCRIPT = fileURLToPath(new URL('./compile-process.ts', import.meta.url))
const LIMIT_MS = 30_000
const IDLE_MS = 60_000
/** 200 lines with pictures need a fifth of it. */
const MEMORY_LIMIT_KB = 1_000_000
/** A process that has grown beyond this is replaced after its document. */
const REUSABLE_BYTES_MAX = 300 * 1024 * 1024
/** Pages and lists come first. */
const PRIORITY = 10

interface Waiting {
  readonly resolve: (answer: CompileAnswer) => void
  readonly reject: (error: Error) => void
}

/** One compiling process: started by the first document, reused while warm, ended when idle. It makes one document at a time. */
export class DocumentProcess {
  readonly #options: DocumentProcessOptions
  #child: ChildProcess | null = null
  #waiting: Waiting | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(options: DocumentProcessOptions) {
    this.#options = options
  }

  get isWarm(): boolean {
    return this.#child !== null
  }

  async make(job: DocumentJob): Promise<Buffer> {
    clearTimeout(this.#idle)
    const child = this.#child ?? this.#start()
    const answer = await this.#ask(child, job)
    if ('mistake' in answer) throw new Error(`the template ${job.template} has a mistake: ${answer.mistake}`)
    if (answer.memoryBytes > REUSABLE_BYTES_MAX) this.stop()
    return Buffer.from(answer.pdf)
  }

  stop(): void {
    clearTimeout(this.#idle)
    const child = this.#child
    if (child === null) return
    this.#forget(child, 'was ended')
    child.kill('SIGKILL')
  }

  async #ask(child: ChildProcess, job: DocumentJob): Promise<CompileAnswer> {
    const limit = setTimeout(() => {
      this.#forget(child, 'took too long')
      child.kill('SIGKILL')
    }, this.#options.limitMs ?? LIMIT_MS)
    try {
      return await new Promise((resolve, reject) => {
        this.#waiting = { resolve, reject }
        child.send(job, (error) => {
          if (error !== null) this.#forget(child, 'could not be reached')
        })
      })
    } finally {
      clearTimeout(limit)
      this.#waiting = null
      this.#idle = setTimeout(() => this.stop(), this.#options.idleMs ?? IDLE_MS).unref()
    }
  }

  #start(): ChildProcess {
    const { templates, fonts, script = SCRIPT } = this.#options
    const child = spawnLimited([script, templates, ...fonts], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
      memoryKb: MEMORY_LIMIT_KB,
      priority: PRIORITY,
      env: { RAYON_NUM_THREADS: '1' },
    })
    child.on('message', (answer: CompileAnswer) => this.#waiting?.resolve(answer))
    child.on('error', () => this.#forget(child, 'could not be started'))
    child.on('exit', (code, signal) => this.#forget(child, `ended with ${code ?? signal}`))
    // A warm process that waits for work must not hold up the end of the server.
    child.unref()
    child.channel?.unref()
    this.#child = child
    return child
  }

  #forget(child: ChildProcess, how: string): void {
    if (this.#child !== child) return
    this.#child = null
    this.#waiting?.reject(new DocumentProcessError(`the process that makes documents ${how}`))
  }
}
