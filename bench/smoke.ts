import { SMOKE } from './effort.ts'
import { type RunResult, run } from './run.ts'
import type { DatabaseKind } from './stocked-database.ts'

const PRODUCTS = 300

/** Cases, all where none is named, with a handful of requests: too few for a figure, enough to see that each still runs. */
export function smoke(database: DatabaseKind, only: readonly string[] = []): Promise<RunResult> {
  return run({ products: PRODUCTS, databases: [database], only, effort: SMOKE, tell: () => {} })
}
