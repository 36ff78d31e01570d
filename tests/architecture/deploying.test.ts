import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { readEnvironment } from '#server/environment.ts'

const read = (file: string) => readFileSync(file, 'utf8')

/** A mistake such as a key that stands twice is an error of the parser. */
function parsed(text: string): unknown {
  const documents = parseAllDocuments(text)
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
  return documents[0]?.toJS()
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
}

interface Service {
  readonly build?: object
  readonly image?: string
  readonly environment?: Readonly<Record<string, string>>
}

/** The server blocks of a configuration of nginx. */
function serversOf(text: string): string[] {
  return text.split(/^server \{$/m).slice(1)
}

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string; readonly annotations: Readonly<Record<string, string>> }[]
  }[]
}

describe('the files of deploy/', () => {
  test('compose.yaml asks for nothing that example.env does not name, and gives the shop settings that it takes', () => {
    const text = read('deploy/compose.yaml')
    const { services } = parsed(text) as Compose
    expect(Object.keys(services).toSorted()).toEqual(['bucket', 'database', 'proxy', 'shop', 'store'])
    const named = [...read('deploy/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    const asked = [...text.matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name)
    expect([...new Set(asked)].toSorted()).toEqual(named.toSorted())
    const given = Object.entries(services.shop?.environment ?? {}).map(([name, value]) => [name, value.replace(/\$\{(\w+)[^}]*\}/g, 'x')])
    const settings = readEnvironment({ ...Object.fromEntries(given), SMTP_URL: 'smtp://mail.example.com' })
    expect(Object.keys(settings)).toEqual(expect.arrayContaining(given.map(([name]) => name)))
  })

  test('each image of compose.yaml that is not built here has a version', () => {
    const { services } = parsed(read('deploy/compose.yaml')) as Compose
    for (const [name, { build, image }] of Object.entries(services)) {
      if (build === undefined) expect(image, name).toMatch(/^[a-z/]+:(?=.*\d)[\w.-]+$/)
    }
  })

  test('no proxy of the examples writes down addresses, which hold the tokens of links', () => {
    const cdn = /^proxy_cache_path[\s\S]*?^```$/m.exec(read('docs/operations.md'))?.[0] ?? ''
    const servers = [...serversOf(read('deploy/nginx.conf')), ...serversOf(cdn)]
    expect(servers).toHaveLength(3)
    for (const server of servers) {
      expect(server).toContain(' access_log off;')
      expect(server).toMatch(/ error_log \S+ crit;/)
    }
    const caddy = read('deploy/Caddyfile')
    expect(caddy.match(/^[ \t]*log\b.*$/gm), 'a site that logs').toEqual(['\tlog {'])
    expect(caddy).toContain('exclude http.log.error')
  })

  test('over http the proxies of the examples refuse calls and lead pages to https', () => {
    const [plain = '', secure] = serversOf(read('deploy/nginx.conf'))
    expect(plain).toMatch(/listen 80;[\s\S]*location \/api\/ \{[^}]*return 403 [\s\S]*location \/ \{\s*return 301 https:/)
    expect(plain).not.toContain('proxy_pass')
    expect(secure).toContain('listen 443 ssl;')
    expect(read('deploy/Caddyfile')).toMatch(/^http:[\s\S]*handle \/api\/\* \{\s*respond "[^"]*" 403\s*\}\s*handle \{\s*redir https:/m)
  })

  test('while two versions run, nginx asks the next process for a file of a page that another one has made', () => {
    const [, secure = ''] = serversOf(read('deploy/nginx.conf'))
    expect(secure).toMatch(/location \/assets\/ \{\s*proxy_pass [^;]+;\s*proxy_next_upstream error timeout http_404;/)
  })

  test('prometheus.yml is read, and each rule of alerts.yml says in words when to act and what to do', () => {
    expect(parsed(read('deploy/prometheus.yml'))).toMatchObject({ rule_files: ['alerts.yml'] })
    const { groups } = parsed(read('deploy/alerts.yml')) as Rules
    const rules = groups.flatMap((group) => group.rules)
    expect(rules.length).toBeGreaterThan(5)
    for (const { alert, expr, annotations } of rules) {
      expect(expr, alert).toMatch(/diyafa_/)
      expect(expr.split('(').length, `parentheses of ${alert}`).toBe(expr.split(')').length)
      expect(Object.keys(annotations).toSorted(), alert).toEqual(['description', 'summary'])
    }
  })

  test('passwords and backups beside compose.yaml come neither into the image nor into the repository', () => {
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env', 'deploy/backups', '**/*.tar.gz']))
    expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', '/deploy/backups/', '*.tar.gz']))
    expect(read('deploy/compose.yaml')).toContain('BACKUPS:-./backups')
  })
})
