import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../support/database/postgres-cluster.ts'

const PROGRAM = '/usr/sbin/nginx'
const ROOT = path.resolve(import.meta.dirname, '../../..')
const SITE = path.join(ROOT, 'deploy/nginx.conf')
const DOCS = path.join(ROOT, 'docs/operations.md')
const READY_LIMIT_MS = 20_000

export interface Proxy {
  readonly origin: string
  /** The part of the site that is asked over http. */
  readonly plainOrigin: string
  stop(): Promise<void>
}

/** nginx with the site of `deploy` in front of shops at these ports; it has no certificate, so that both parts are asked over http. */
export async function startProxy(folder: string, ports: readonly number[]): Promise<Proxy> {
  const [port, plainPort] = [await freePort(), await freePort()]
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ')
  const site = fs
    .readFileSync(SITE, 'utf8')
    .replace(/server 127\.0\.0\.1:3000[^;]*;/, servers)
    .replace(/listen \[::\][^;]*;/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/ssl_\w+ [^;]*;/g, '')
  return { plainOrigin: originOf(plainPort), ...(await startNginx(folder, site, port)) }
}

/** The header in which it says whether an answer came from its cache. */
export const CACHE_STATUS = 'x-cache-status'

/** nginx with the cache that docs/operations.md describes, in front of the shop at this port. */
export async function startCachingProxy(folder: string, shopPort: number): Promise<Omit<Proxy, 'plainOrigin'>> {
  const described = /^```nginx\n(proxy_cache_path[\s\S]*?)^```$/m.exec(fs.readFileSync(DOCS, 'utf8'))?.[1]
  if (described === undefined) throw new Error('docs/operations.md describes no cache for nginx')
  const port = await freePort()
  const site = described
    .replace('/var/cache/nginx/diyafa', `${folder}/cache`)
    .replace('127.0.0.1:3000', `127.0.0.1:${shopPort}`)
    .replace('server {', `server { listen 127.0.0.1:${port}; add_header ${CACHE_STATUS} $upstream_cache_status always;`)
  return startNginx(folder, site, port)
}

function originOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

async function startNginx(folder: string, site: string, port: number): Promise<Omit<Proxy, 'plainOrigin'>> {
  if (!fs.existsSync(PROGRAM)) throw new Error('This needs nginx on this machine. Install it with: apt-get install -y nginx-light')
  fs.mkdirSync(folder, { recursive: true })
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`)
  const settings = path.join(folder, 'nginx.conf')
  fs.writeFileSync(
    settings,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { ${folders.join(' ')} ${site.replaceAll('/var/log/nginx', folder)} }`,
  )
  const proxy = spawn(PROGRAM, ['-p', folder, '-e', `${folder}/error.log`, '-c', settings], { stdio: ['ignore', 'ignore', 'inherit'] })
  const origin = originOf(port)
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
      return { origin, stop }
  }
  await stop()
  throw new Error('nginx did not start')
}
