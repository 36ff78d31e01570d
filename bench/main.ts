import { FULL, QUICK } from './measure.ts'
import { OptionsRefusal, readOptions } from './options.ts'
import { table } from './report.ts'
import { run } from './run.ts'

try {
  await bench(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof OptionsRefusal)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

async function bench(args: readonly string[]): Promise<void> {
  const { products, databases, only, isQuick, isStrict } = readOptions(args)
  const tell = (what: string) => process.stderr.write(`${what}\n`)
  const { lines } = await run({ products, databases, only, effort: isQuick ? QUICK : FULL, tell })
  process.stdout.write(`${table(lines)}\n`)
  const missed = lines.filter(({ isMissed }) => isMissed).length
  process.stdout.write(missed === 0 ? 'every figure is within its limit\n' : `${missed} figures MISSED\n`)
  process.exitCode = isStrict && missed > 0 ? 1 : 0
}
