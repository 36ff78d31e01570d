import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fillShop } from './fill-shop.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Builds the pages as they are now and fills one shop with the demo, unless the run has filled one already. */
export default async function setup(): Promise<() => void> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT, stdio: 'inherit' })
  if (process.env.FILLED_DATA_DIR !== undefined) return () => undefined
  const folder = mkdtempSync(path.join(os.tmpdir(), 'diyafa-demo-'))
  await fillShop({ DATA_DIR: folder }, async () => undefined)
  process.env.FILLED_DATA_DIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
