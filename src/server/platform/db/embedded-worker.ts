import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { Caretaker } from './embedded-caretaker.ts'
import { type EmbeddedAnswer, type EmbeddedAsk, type EmbeddedStart, simpleQuery, transactionStatus } from './embedded-protocol.ts'

// This file is a thread's entry: importing it is starting it.

const START_PARAMS = [
  // -F would switch fsync off.
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['wal_sync_method=fsync', 'max_wal_size=64MB', 'min_wal_size=16MB', 'shared_buffers=24MB', 'timezone=UTC'].flatMap((setting) => [
    '-c',
    setting,
  ]),
]

const LONGEST_FAILURE_TEXT = 500

let fsyncs = 0

interface NodeStreamOps {
  fsync?: (stream: { nfd: number }) => number
}

/** PGlite's own file system answers fsync without doing it. */
class DurableFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), makeFsyncReal]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function makeFsyncReal(module: object): void {
  const { stream_ops: ops } = (module as { NODEFS: { stream_ops: NodeStreamOps } }).NODEFS
  ops.fsync = (stream) => {
    fs.fsyncSync(stream.nfd)
    fsyncs += 1
    return 0
  }
}

function tell(answer: EmbeddedAnswer, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(answer, transfer)
}

function fail(error: unknown): never {
  // PGlite's stack holds its whole minified source.
  const message = error instanceof Error ? error.message : String(error)
  tell({ answer: 'failed', message: message.slice(0, LONGEST_FAILURE_TEXT) })
  process.exit(1)
}

async function open({ directory, snapshot }: EmbeddedStart): Promise<PGlite> {
  const options: PGliteOptions = {
    extensions: { pg_trgm },
    startParams: directory === null ? [...START_PARAMS, '-c', 'fsync=off'] : START_PARAMS,
    initDbStartParams: ['--wal-segsize=1'],
  }
  if (directory !== null) return PGlite.create({ ...options, fs: new DurableFs(directory) })
  return PGlite.create(snapshot === null ? options : { ...options, loadDataDir: new Blob([new Uint8Array(snapshot)]) })
}

function serve(pg: PGlite): void {
  const run = (bytes: Uint8Array) => Buffer.from(pg.execProtocolRawSync(bytes).buffer)
  const caretaker = new Caretaker(run)
  let isInTransaction = false

  const answerBytes = (bytes: Uint8Array) => {
    const output = pg.execProtocolRawSync(bytes)
    isInTransaction = transactionStatus(Buffer.from(output.buffer)) !== 'I'
    parentPort?.postMessage(output, [output.buffer as ArrayBuffer])
    if (!isInTransaction) caretaker.afterStatement()
  }
  const answerAsk = async ({ ask }: EmbeddedAsk) => {
    if (ask === 'reset') {
      run(simpleQuery('ROLLBACK'))
      run(simpleQuery('DISCARD ALL'))
      isInTransaction = false
      return tell({ answer: 'reset' })
    }
    if (ask === 'counts') {
      const { checkpoints, vacuums } = caretaker
      return tell({ answer: 'counts', counts: { fsyncs, checkpoints, vacuums } })
    }
    if (ask === 'snapshot') {
      run(simpleQuery('CHECKPOINT'))
      const bytes = new Uint8Array(await (await pg.dumpDataDir('none')).arrayBuffer())
      return tell({ answer: 'snapshot', bytes }, [bytes.buffer])
    }
    clearInterval(idle)
    await pg.close()
    tell({ answer: 'closed' })
    parentPort?.close()
  }
  const idle = setInterval(() => {
    if (!isInTransaction) guarded(() => caretaker.whenIdle())
  }, 1000)
  parentPort?.on('message', (message: Uint8Array | EmbeddedAsk) => {
    guarded(() => (message instanceof Uint8Array ? answerBytes(message) : answerAsk(message).catch(fail)))
  })
}

function guarded(work: () => unknown): void {
  try {
    work()
  } catch (error) {
    fail(error)
  }
}

process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)
serve(await open(workerData as EmbeddedStart).catch(fail))
tell({ answer: 'ready' })
