import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiMarkdown } from '#contract/docs/api-markdown.ts'
import { endpoints } from '#contract/endpoints.ts'

test('docs/api.md is what the contract says now; "npm run docs" writes it', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(apiMarkdown(endpoints))
})

test('each file and function that the architecture points to is there', () => {
  const [, table = ''] = readFileSync('docs/architecture.md', 'utf8').split('## Where to find')
  const rows = [...table.matchAll(/^\| [^|]+ \| `([^`]+)` \| `([^`]+)` \|$/gm)].map(([, file = '', name = '']) => ({ file, name }))
  expect(rows.length).toBeGreaterThan(20)
  for (const { file, name } of rows) expect(readFileSync(file, 'utf8'), `${name} in ${file}`).toMatch(new RegExp(`\\b${name}\\b`))
})
