import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { startShop } from './shop-process.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Builds the pages as they are now and fills one shop with the demo, from whose data each worker starts its own. */
export default async function setup(): Promise<() => void> {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT, stdio: 'inherit' })
  const shop = await startShop()
  await shop.stop()
  process.env.FILLED_DATA_DIR = shop.dataDir
  return () => shop.remove()
}
