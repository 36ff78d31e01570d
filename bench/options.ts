import { parseArgs } from 'node:util'
import { CASES } from './cases.ts'
import type { Sizes } from './growth/filling.ts'
import { SMALL } from './growth/growth.ts'
import { LISTS_DURING_DOCUMENTS } from './lists-during-documents.ts'
import type { DatabaseKind } from './stocked-database.ts'

export interface BenchOptions {
  readonly products: number
  readonly databases: readonly DatabaseKind[]
  readonly only: readonly string[]
  readonly isQuick: boolean
  readonly isStrict: boolean
  /** Given where a shop of these sizes is compared with a small one. */
  readonly sizes: Sizes | null
}

/** An option that can't be measured; the message is for the person at the terminal. */
export class OptionsRefusal extends Error {}

const PRODUCTS_MOST = 100_000
const GROWN_MOST = 1_000_000
const DATABASES = { both: ['postgres', 'embedded'], postgres: ['postgres'], embedded: ['embedded'] } as const
const OPTIONS = {
  products: { type: 'string', default: '10000' },
  orders: { type: 'string' },
  messages: { type: 'string' },
  customers: { type: 'string' },
  only: { type: 'string', default: '' },
  database: { type: 'string', default: 'both' },
  quick: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
} as const

export function readOptions(args: readonly string[]): BenchOptions {
  const { products: most, only: names, database, quick: isQuick, strict: isStrict, ...grown } = optionsOf(args)
  if (Object.values(grown).some((size) => size !== undefined)) {
    const sizes = readSizes({ products: most, ...grown })
    return { products: sizes.products, databases: ['postgres'], only: names.split(',').filter(Boolean), isQuick, isStrict, sizes }
  }
  const products = Number(most)
  if (!Number.isInteger(products) || products < 1 || products > PRODUCTS_MOST)
    throw new OptionsRefusal(`--products is 1 to ${PRODUCTS_MOST}.`)
  const databases = Object.entries(DATABASES).find(([name]) => name === database)?.[1]
  if (databases === undefined) throw new OptionsRefusal(`--database is ${Object.keys(DATABASES).join(', ')}.`)
  const only = names.split(',').filter(Boolean)
  const unknown = only.find(
    (name) => name !== LISTS_DURING_DOCUMENTS && !CASES.some((each) => name === each.name || name === `${each.name} ${each.kind}`),
  )
  if (unknown === undefined) return { products, databases, only, isQuick, isStrict, sizes: null }
  throw new OptionsRefusal(
    `Nothing is called "${unknown}". --only takes names with commas between: ${[...new Set([...CASES.map(({ name }) => name), LISTS_DURING_DOCUMENTS])].join(', ')}.`,
  )
}

/** A size that is not given stays as it is in the small shop. */
function readSizes(given: Readonly<Partial<Record<keyof Sizes, string | undefined>>>): Sizes {
  const read = (name: keyof Sizes) => {
    const size = Number(given[name] ?? SMALL[name])
    if (Number.isInteger(size) && size >= SMALL[name] && size <= GROWN_MOST) return size
    throw new OptionsRefusal(`--${name} of a shop that is compared with a small one is ${SMALL[name]} to ${GROWN_MOST}.`)
  }
  return { products: read('products'), orders: read('orders'), messages: read('messages'), customers: read('customers') }
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values
  } catch (error) {
    throw new OptionsRefusal(error instanceof Error ? error.message : String(error))
  }
}
