import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { unprivilegedUser } from './postgres-binaries.ts'
import { administer, freePort, type PostgresCluster } from './postgres-cluster.ts'

const PROGRAM = '/usr/sbin/pgbouncer'
const READY_LIMIT_MS = 20_000
/** The pooler's connections: fewer than the ten that a shop asks for, so that transactions change connections all the time. */
const CONNECTIONS = 4

export interface Pooler {
  /** The address of one of the cluster's databases through the pooler. */
  url(database: string): string
  stop(): Promise<void>
}

/** PgBouncer in front of a cluster: each transaction gets whichever connection is free. */
export async function startPooler({ port: serverPort }: Pick<PostgresCluster, 'port'>): Promise<Pooler> {
  if (!fs.existsSync(PROGRAM)) throw new Error('This needs PgBouncer on this machine. Install it with: apt-get install -y pgbouncer')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-pooler-'))
  const user = unprivilegedUser()
  const port = await freePort()
  const write = (name: string, lines: readonly string[]) => {
    const file = path.join(folder, name)
    fs.writeFileSync(file, `${lines.join('\n')}\n`)
    return file
  }
  const people = write('users.txt', ['"postgres" ""'])
  const limits = 'SET statement_timeout = 30000; SET idle_in_transaction_session_timeout = 60000; SET jit = off'
  const settings = write('pgbouncer.ini', [
    '[databases]',
    `* = host=127.0.0.1 port=${serverPort} connect_query='${limits}'`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${people}`,
    'pool_mode = transaction',
    `default_pool_size = ${CONNECTIONS}`,
    'max_client_conn = 1000',
    'log_connections = 0',
    'log_disconnections = 0',
  ])
  if (user !== null) for (const each of [folder, people, settings]) fs.chownSync(each, user.uid, user.gid)
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`
  const pooler = spawn(PROGRAM, ['-q', settings], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = async () => {
    if (pooler.exitCode === null) {
      const exited = once(pooler, 'exit')
      pooler.kill('SIGKILL')
      await exited
    }
    fs.rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(pooler, url('postgres'))
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

async function untilReady(pooler: ChildProcess, url: string): Promise<void> {
  let said = ''
  pooler.stderr?.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-2000)
  })
  for (const start = Date.now(); Date.now() - start < READY_LIMIT_MS && pooler.exitCode === null; await pause(25)) {
    try {
      return await administer(url, 'SELECT 1')
    } catch {
      // It is not up yet.
    }
  }
  throw new Error(`PgBouncer did not start: ${said}`)
}
