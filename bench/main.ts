import { FULL, GROWTH, QUICK } from './effort.ts'
import { GROWTH_COLUMNS } from './growth/grown-report.ts'
import { runGrowth, SMALL } from './growth/growth.ts'
import { OptionsRefusal, readOptions } from './options.ts'
import { COLUMNS, table } from './report.ts'
import { run } from './run.ts'

try {
  await bench(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof OptionsRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function bench(args: readonly string[]): Promise<void> {
  const { products, databases, only, isQuick, isStrict, sizes } = readOptions(args)
  const tell = (what: string) => process.stderr.write(`${what}\n`)
  const effort = isQuick ? QUICK : FULL
  const lines =
    sizes === null
      ? (await run({ products, databases, only, effort, tell })).lines
      : await runGrowth({ sizes, small: SMALL, effort: GROWTH, only, tell })
  process.stdout.write(`${table(lines, sizes === null ? COLUMNS : GROWTH_COLUMNS)}\n`)
  const missed = lines.filter(({ isMissed }) => isMissed).length
  process.stdout.write(missed === 0 ? 'every figure is within its limit\n' : `${missed} figures MISSED\n`)
  process.exitCode = isStrict && missed > 0 ? 1 : 0
}
