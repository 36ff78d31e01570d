import { readFileSync } from 'node:fs'

/** Counts a test runner's JSON report; a failing exit code beats a report without failures. */
export function countsOf(kind, file, code) {
  const counts = { vitest, playwright }[kind](readReport(file))
  const isUnexplained = code !== 0 && counts.failed === 0
  const ranNothing = counts.passed + counts.failed === 0
  return { ...counts, failed: counts.failed + (isUnexplained || ranNothing ? 1 : 0) }
}

/** A skipped unit test is a missing step; it counts as failed. */
function vitest(report) {
  if (report === null) return { passed: 0, failed: 0, skipped: [] }
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName)
  return { passed: report.numPassedTests, failed: report.numFailedTests + skipped.length, skipped }
}

/** Vitest prints this when the system ends the process of a test file and nothing else went wrong beside the tests. */
const ENDED = /Vitest caught 1 unhandled error[\s\S]*Worker exited unexpectedly with signal (SIG\w+)/

/** Returns the file whose tests never ran because a signal ended their process, with the signal; null where anything else went wrong. */
export function endedFile(output, file) {
  const signal = ENDED.exec(output)?.[1]
  const isRun = ({ status }) => status === 'passed' || status === 'failed'
  const notRun = (readReport(file)?.testResults ?? []).filter(
    ({ assertionResults }) => assertionResults.length > 0 && !assertionResults.some(isRun),
  )
  const [only] = notRun
  return signal === undefined || only === undefined || notRun.length > 1
    ? null
    : { name: only.name, signal, tests: only.assertionResults.length }
}

/** Browser tests that may pass only at their second try, where there is one; they are named in the output. */
const WAVERING_AT_MOST = 2

/** A browser test may step aside on a screen or in a language that it isn't about; one that no screen ran is a missing step and counts as failed. */
function playwright(report) {
  if (report === null) return { passed: 0, failed: 0, skipped: [], wavered: [] }
  const { expected, unexpected, flaky } = report.stats
  const forgiven = flaky <= WAVERING_AT_MOST ? flaky : 0
  const specs = specsOf(report.suites)
  const skipped = neverRun(specs)
  const failed = unexpected + (flaky - forgiven) + report.errors.length + skipped.length
  return { passed: expected + forgiven, failed, skipped, wavered: specs.filter(isWavering).map(whereIs) }
}

/** A report may list a test once for each screen. */
function neverRun(specs) {
  const ran = new Set(specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped')).map(whereIs))
  return [...new Set(specs.map(whereIs))].filter((where) => !ran.has(where))
}

function specsOf(suites) {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])])
}

function isWavering({ tests }) {
  return tests.some(({ status }) => status === 'flaky')
}

function whereIs({ file, line, title }) {
  return `${file}:${line} ${title}`
}

export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
