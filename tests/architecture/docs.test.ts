import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiMarkdown } from '#contract/docs/api-markdown.ts'
import { endpoints } from '#contract/endpoints.ts'

test('docs/api.md is what the contract says now; "npm run docs" writes it', () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(apiMarkdown(endpoints))
})
