import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../support/database/postgres-cluster.ts'

const PROGRAM = '/usr/sbin/nginx'
const SITE = path.resolve(import.meta.dirname, '../../../deploy/nginx.conf')
const READY_LIMIT_MS = 20_000

export interface Proxy {
  readonly origin: string
  /** The part of the site that is asked over http. */
  readonly plainOrigin: string
  stop(): Promise<void>
}

/** nginx with the site of `deploy` in front of shops at these ports; it has no certificate, so that both parts are asked over http. */
export async function startProxy(folder: string, ports: readonly number[]): Promise<Proxy> {
  if (!fs.existsSync(PROGRAM)) throw new Error('This needs nginx on this machine. Install it with: apt-get install -y nginx-light')
  fs.mkdirSync(folder, { recursive: true })
  const [port, plainPort] = [await freePort(), await freePort()]
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ')
  const site = fs
    .readFileSync(SITE, 'utf8')
    .replace(/server 127\.0\.0\.1:3000[^;]*;/, servers)
    .replace(/listen \[::\][^;]*;/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/ssl_\w+ [^;]*;/g, '')
    .replaceAll('/var/log/nginx', folder)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`)
  const settings = path.join(folder, 'nginx.conf')
  fs.writeFileSync(
    settings,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { ${folders.join(' ')} ${site} }`,
  )
  const proxy = spawn(PROGRAM, ['-p', folder, '-e', `${folder}/error.log`, '-c', settings], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [origin, plainOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${plainPort}`]
  const stop = async () => {
    if (proxy.exitCode !== null) return
    const exited = once(proxy, 'exit')
    proxy.kill('SIGTERM')
    await exited
  }
  for (const start = Date.now(); Date.now() - start < READY_LIMIT_MS && proxy.exitCode === null; await pause(25)) {
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      return { origin, plainOrigin, stop }
  }
  await stop()
  throw new Error('nginx did not start')
}
