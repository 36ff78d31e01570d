import fs from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { EmbeddedMaintenance } from './embedded-maintenance.ts'
import { type EmbeddedAnswer, type EmbeddedAsk, type EmbeddedStart, isWhole, simpleQuery, transactionStatus } from './embedded-protocol.ts'

// This file is the entry of a thread: importing it starts the thread.

const START_PARAMS = [
  // -F would switch fsync off.
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['wal_sync_method=fsync', 'max_wal_size=64MB', 'min_wal_size=16MB', 'shared_buffers=24MB', 'timezone=UTC'].flatMap((setting) => [
    '-c',
    setting,
  ]),
]

/** A crash ends what is in memory anyway. */
const IN_MEMORY_PARAMS = [...START_PARAMS, '-c', 'fsync=off', '-c', 'full_page_writes=off']

const LONGEST_FAILURE_TEXT = 500

let fsyncs = 0

interface NodeStreamOps {
  fsync?: (stream: { nfd: number }) => number
}

/** PGlite's own file system reports fsync as done without doing it. */
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

function post(answer: EmbeddedAnswer, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(answer, transfer)
}

function fail(error: unknown): never {
  // PGlite's stack trace contains its whole minified source, so only the message is passed on.
  const message = error instanceof Error ? error.message : String(error)
  post({ answer: 'failed', message: message.slice(0, LONGEST_FAILURE_TEXT) })
  process.exit(1)
}

/** V8's optimizing compiler takes 600 MB for half a second, for one function of PostgreSQL's parser alone. */
const COMPILER_BYTES = 1024 * 1024 * 1024

/** Leaves the database as first compiled if the process may not have that much memory; it then takes up to a quarter longer. */
function spareMemory(): void {
  const limit = process.constrainedMemory()
  if (limit <= 0 || limit > COMPILER_BYTES) return
  for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
}

async function open({ directory, snapshot }: EmbeddedStart): Promise<PGlite> {
  const options: PGliteOptions = {
    extensions: { pg_trgm },
    startParams: directory === null ? IN_MEMORY_PARAMS : START_PARAMS,
    initDbStartParams: ['--wal-segsize=1'],
  }
  if (directory !== null) return PGlite.create({ ...options, fs: new DurableFs(directory) })
  return PGlite.create(snapshot === null ? options : { ...options, loadDataDir: new Blob([new Uint8Array(snapshot)]) })
}

const STARTUP_PACKET = 0

/**
 * Answers protocol bytes with protocol bytes. PGlite's plain call also parses every message and never frees what it parsed; the streaming
 * call only hands out the bytes and is finished when it returns. A failure ends the thread, as does an answer that is cut off: after a
 * disk was full PGlite gives no more, and everybody would wait for the one session.
 */
function exec(pg: PGlite, bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (bytes[0] === STARTUP_PACKET) return new Uint8Array(pg.execProtocolRawSync(bytes))
  const parts: Uint8Array[] = []
  // The chunk is a view into the database's memory, so it is copied.
  void pg.execProtocolRawStream(bytes, { syncToFs: false, onRawData: (part) => parts.push(part.slice()) })
  const answer = concatenated(parts)
  if (!isWhole(Buffer.from(answer.buffer))) throw new Error('It gave no whole answer.')
  return answer
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function serve(pg: PGlite): void {
  const run = (bytes: Uint8Array) => Buffer.from(exec(pg, bytes).buffer)
  const maintenance = new EmbeddedMaintenance(run)
  let isInTransaction = false

  const answerBytes = (bytes: Uint8Array) => {
    const output = exec(pg, bytes)
    isInTransaction = transactionStatus(Buffer.from(output.buffer)) !== 'I'
    parentPort?.postMessage(output, [output.buffer])
    if (!isInTransaction) maintenance.afterStatement()
  }
  const answerAsk = async ({ ask }: EmbeddedAsk) => {
    if (ask === 'reset') {
      run(simpleQuery('ROLLBACK'))
      run(simpleQuery('DISCARD ALL'))
      isInTransaction = false
      return post({ answer: 'reset' })
    }
    if (ask === 'counts') {
      const { checkpoints, vacuums } = maintenance
      return post({ answer: 'counts', counts: { fsyncs, checkpoints, vacuums } })
    }
    if (ask === 'snapshot') {
      run(simpleQuery('CHECKPOINT'))
      const bytes = new Uint8Array(await (await pg.dumpDataDir('none')).arrayBuffer())
      return post({ answer: 'snapshot', bytes }, [bytes.buffer])
    }
    clearTimeout(idle)
    await pg.close()
    post({ answer: 'closed' })
    parentPort?.close()
  }
  let idle: NodeJS.Timeout
  const lookAfter = (pauseMs: number) => {
    idle = setTimeout(() => guarded(() => lookAfter(isInTransaction ? pauseMs : maintenance.whenIdle())), pauseMs)
  }
  lookAfter(1000)
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
spareMemory()
serve(await open(workerData as EmbeddedStart).catch(fail))
post({ answer: 'ready' })
