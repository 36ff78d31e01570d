import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface LoadOrder {
  readonly port: number
  /** The client asks for them in turn and starts again at the end; with none it only announces changes. */
  readonly paths: readonly string[]
  readonly times: number
  readonly connections: number
  /** The sender's token; anonymous without it. */
  readonly token?: string | undefined
  /** One for each connection, in place of `token`. */
  readonly tokens?: readonly string[]
  /** A database on which a change of the catalogue is announced before every request. */
  readonly changesOn?: string | undefined
  /** The paths are ids of products; each time a few of them are put in a bag and a quotation is requested. */
  readonly isPlacing?: boolean
  /** A form that is sent to each path. */
  readonly form?: object
}

export interface LoadDone {
  readonly elapsedMs: number
  /** Milliseconds of each request, in no order. */
  readonly latencies: readonly number[]
  /** Answers that were not 200. */
  readonly failed: number
}

/** Sends the requests from a process of its own, so that its work is not measured along. */
export class LoadClient {
  readonly #child: ChildProcess

  constructor() {
    this.#child = fork(path.join(import.meta.dirname, 'load-client.ts'))
  }

  async run(order: LoadOrder): Promise<LoadDone> {
    this.#child.send(order)
    const [answer] = (await once(this.#child, 'message')) as [{ done: LoadDone } | { error: string }]
    if ('error' in answer) throw new Error(answer.error)
    if (answer.done.failed > 0) throw new Error(`${answer.done.failed} of ${order.times} answers failed, ${order.paths[0]} among them`)
    return answer.done
  }

  async close(): Promise<void> {
    const exited = once(this.#child, 'exit')
    this.#child.disconnect()
    await exited
  }
}
