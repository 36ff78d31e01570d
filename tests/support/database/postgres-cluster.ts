import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres, unprivilegedUser } from './postgres-binaries.ts'

const READY_LIMIT_MS = 20_000

export interface PostgresCluster {
  readonly port: number
  /** The server's process, whose children are its backends. */
  pid(): number
  url(database: string): string
  /** Creates a copy of the template, or an empty database; returns its address. */
  createDatabase(name: string, template?: string): Promise<string>
  dropDatabase(name: string): Promise<void>
  /** Takes the server away and brings it back on the same port. */
  halt(): Promise<void>
  resume(): Promise<void>
  /** Stops the server and deletes its files. */
  stop(): Promise<void>
}

export interface ClusterOptions {
  fsync?: boolean
  settings?: Record<string, string>
  /** Follows this server as its replica. */
  replicaOf?: PostgresCluster
}

export async function startPostgresCluster({ fsync = true, settings = {}, replicaOf }: ClusterOptions = {}): Promise<PostgresCluster> {
  const binaries = findPostgres()
  const user = unprivilegedUser()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'diyafa-postgres-'))
  if (user !== null) fs.chownSync(folder, user.uid, user.gid)
  const asUser = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } }
  const data = path.join(folder, 'data')
  if (replicaOf === undefined) {
    const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
    execFileSync(binaries.initdb, args, { ...asUser, stdio: 'pipe' })
  } else {
    const args = ['-D', data, '-h', '127.0.0.1', '-p', `${replicaOf.port}`, '-U', 'postgres', '-R', '-c', 'fast', '--no-sync']
    execFileSync(path.join(path.dirname(binaries.postgres), 'pg_basebackup'), args, { ...asUser, stdio: 'pipe' })
  }
  const port = await freePort()
  const durability = fsync ? 'on' : 'off'
  const all = {
    fsync: durability,
    full_page_writes: durability,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    port: `${port}`,
    ...settings,
  }
  const args = ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`

  let server: ChildProcess | null = null
  const resume = async () => {
    server = spawn(binaries.postgres, args, { ...asUser, stdio: ['ignore', 'ignore', 'pipe'] })
    await waitUntilReady(server, url('postgres'))
  }
  const halt = async () => {
    const stopping = server
    server = null
    if (stopping === null || stopping.exitCode !== null) return
    const exited = once(stopping, 'exit')
    stopping.kill('SIGINT')
    await exited
  }
  const stop = async () => {
    await halt()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  try {
    await resume()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    port,
    pid: () => server?.pid ?? 0,
    url,
    async createDatabase(name, template = 'template0') {
      await administer(url('postgres'), `CREATE DATABASE "${name}" TEMPLATE "${template}"`)
      return url(name)
    },
    dropDatabase: (name) => administer(url('postgres'), `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`),
    halt,
    resume,
    stop,
  }
}

export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function waitUntilReady(server: ChildProcess, url: string): Promise<void> {
  let said = ''
  server.stderr?.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-2000)
  })
  for (const start = Date.now(); Date.now() - start < READY_LIMIT_MS; await pause(25)) {
    if (server.exitCode !== null) break
    try {
      return await administer(url, 'SELECT 1')
    } catch {
      // The server is not up yet.
    }
  }
  throw new Error(`PostgreSQL did not start: ${said}`)
}

export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as net.AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
