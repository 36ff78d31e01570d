import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgres, unprivilegedUser } from '#tests/support/database/postgres-binaries.ts'
import { administer } from '#tests/support/database/postgres-cluster.ts'

const READY_LIMIT_MS = 20_000

export interface PostgresServer {
  readonly pid: number
  readonly url: string
  stop(): Promise<void>
}

/** PostgreSQL with its own defaults on a directory that outlives the run, so that it is filled once. */
export async function startPostgres(folder: string, port: number): Promise<PostgresServer> {
  const binaries = findPostgres()
  const user = unprivilegedUser()
  const asUser = { ...user, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } }
  const data = path.join(folder, 'data')
  fs.mkdirSync(folder, { recursive: true })
  if (user !== null) fs.chownSync(folder, user.uid, user.gid)
  if (!fs.existsSync(data)) {
    const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']
    execFileSync(binaries.initdb, args, { ...asUser, stdio: 'pipe' })
  }
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: folder, port: `${port}` }
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const server = spawn(binaries.postgres, args, { ...asUser, stdio: ['ignore', 'ignore', 'pipe'] })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await untilReady(server, url)
  const stop = async () => {
    if (server.exitCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGINT')
    await exited
  }
  return { pid: server.pid ?? 0, url, stop }
}

async function untilReady(server: ChildProcess, url: string): Promise<void> {
  let said = ''
  server.stderr?.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-2000)
  })
  for (const start = Date.now(); Date.now() - start < READY_LIMIT_MS && server.exitCode === null; await pause(25)) {
    try {
      return await administer(url, 'SELECT 1')
    } catch {
      // The server is not up yet.
    }
  }
  throw new Error(`PostgreSQL did not start: ${said}`)
}
