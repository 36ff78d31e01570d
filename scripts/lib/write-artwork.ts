import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ARTWORK } from '#demo/artwork/artwork.ts'

const FOLDER = fileURLToPath(new URL('../../artwork', import.meta.url))

rmSync(FOLDER, { recursive: true, force: true })
for (const [name, draw] of ARTWORK) {
  const file = path.join(FOLDER, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, draw())
}
