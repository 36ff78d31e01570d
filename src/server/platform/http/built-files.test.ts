import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { originOf, rawAsk } from '#tests/support/http/raw-ask.ts'
import { registerBuiltFiles } from './built-files.ts'

const HIDDEN = ['.vite/manifest.json', '.git/config', '.env']

test('only files of the build are sent: not its list, nothing of a repository or of settings, and no list of a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'diyafa-built-'))
  for (const name of ['assets/start-1.js', 'robots.txt', ...HIDDEN]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), 'what a file holds')
  }
  const http = fastify()
  try {
    await registerBuiltFiles(http, folder)
    const origin = await originOf(http)
    for (const path of ['/assets/start-1.js', '/robots.txt']) expect((await rawAsk(origin, path)).text, path).toBe('what a file holds')
    for (const path of [
      ...HIDDEN.map((name) => `/${name}`),
      '/',
      '/assets',
      '/assets/',
      '/.vite/',
      '/assets/..%2f.env',
      '/%2e%67it/config',
    ]) {
      const { status, text } = await rawAsk(origin, path)
      expect(status, path).toBe(404)
      expect(text, path).not.toMatch(/what a file holds|start-1/)
    }
  } finally {
    await http.close()
    rmSync(folder, { recursive: true })
  }
})
