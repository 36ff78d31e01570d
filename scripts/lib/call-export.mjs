import path from 'node:path'
import { pathToFileURL } from 'node:url'

const [file, exported, ...args] = process.argv.slice(2)
const name = path.basename(file).split('.')[0]
try {
  const module = await import(pathToFileURL(file).href)
  console.log(`${name}: ${await module[exported](...args)}`)
  process.exit(0)
} catch (error) {
  console.log(`${name}: FAILED ${error instanceof Error ? error.stack : error}`)
  process.exit(1)
}
