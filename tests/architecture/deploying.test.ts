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
  readonly services: Readonly<Record<string, { readonly environment?: Readonly<Record<string, string>> }>>
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
