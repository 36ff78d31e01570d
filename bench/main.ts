import { parseArgs } from 'node:util'
import { FULL, QUICK } from './measure.ts'
import { table } from './report.ts'
import { run } from './run.ts'
import type { DatabaseKind } from './stocked-database.ts'

const PRODUCTS_MOST = 100_000

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
    database: { type: 'string', default: 'both' },
    quick: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
})

const products = Number(values.products)
if (!Number.isInteger(products) || products < 1 || products > PRODUCTS_MOST) throw new Error(`--products is 1 to ${PRODUCTS_MOST}`)

const { lines } = await run({
  products,
  databases: databasesOf(values.database),
  only: values.only.split(',').filter(Boolean),
  effort: values.quick ? QUICK : FULL,
  tell: (what) => process.stderr.write(`${what}\n`),
})
process.stdout.write(`${table(lines)}\n`)
const missed = lines.filter(({ isMissed }) => isMissed).length
process.stdout.write(missed === 0 ? 'every figure is within its limit\n' : `${missed} figures MISSED\n`)
process.exitCode = values.strict && missed > 0 ? 1 : 0

function databasesOf(name: string): DatabaseKind[] {
  if (name === 'both') return ['postgres', 'embedded']
  if (name === 'postgres' || name === 'embedded') return [name]
  throw new Error('--database is embedded, postgres or both')
}
