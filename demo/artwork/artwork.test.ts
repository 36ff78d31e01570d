import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ARTWORK } from './artwork.ts'

test('the files in artwork/ are the drawings of today; "npm run artwork" writes them', () => {
  const files = readdirSync('artwork', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const names = files.map(({ parentPath, name }) => path.relative('artwork', path.join(parentPath, name)).replaceAll(path.sep, '/'))
  expect(names.sort()).toEqual([...ARTWORK.keys()].sort())
  for (const [name, draw] of ARTWORK) expect(readFileSync(path.join('artwork', name), 'utf8'), name).toBe(draw())
})
