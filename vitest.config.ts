import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

const setupFiles = ['./tests/support/fail-on-console-error.ts', './tests/support/same-values-on-ci.ts']
const knownModules = './tests/support/known-modules.ts'
const globalSetup = ['./tests/support/database/global-setup.ts']
/**
 * Collecting garbage on helper threads and in Node's usual young generation was a fifth of the processor time of slice tests. Compiling
 * the embedded database well takes twice as long as all else in opening one. Files with a process of their own run as the shop does,
 * because some measure memory and processor time.
 */
const SHARED_PROCESS = ['--max-semi-space-size=32', '--single-threaded-gc', '--liftoff-only']
/** These tests read a picture's memory from the process and run apart. */
const MEASURED = 'src/server/platform/media'
/** These tests compare documents, emails and what the screens render. */
const RENDERED = 'tests/conformance/amounts'
/** These tests open a browser, which the checks of one process do without. */
const IN_BROWSER = 'tests/security/payloads'

interface Project {
  readonly name: string
  readonly include: readonly string[]
  readonly exclude?: readonly string[]
  readonly globalSetup?: string[]
  /** A process of its own for each file; where nothing is measured and no process started, files share what they import. */
  readonly isolate?: true
  /** Loaded by Node itself, as the shop is, which needs no second compiler; files with JSX can't be. */
  readonly native?: true
}

function project({ include, exclude = [], isolate, native, ...test }: Project) {
  const files = (folders: readonly string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx,mjs}`)
  const scope = { include: files(include), exclude: files(exclude) }
  const execArgv = isolate ? [] : SHARED_PROCESS
  const experimental = native ? { viteModuleRunner: false, nodeLoader: false } : {}
  return {
    extends: true as const,
    test: {
      ...test,
      ...scope,
      isolate: isolate ?? false,
      execArgv,
      experimental,
      setupFiles: native ? [knownModules, ...setupFiles] : setupFiles,
    },
  }
}

export default defineConfig({
  test: {
    environment: 'node',
    allowOnly: false,
    passWithNoTests: false,
    // Tests that start and end servers mostly wait, so two processors serve three workers.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Limits end tests that hang; no test measures time, because a machine may be many times slower than another.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      project({ name: 'domain', include: ['src/domain', 'src/i18n', 'src/contract', 'demo'], native: true }),
      project({ name: 'server', include: ['src/server'], exclude: [MEASURED], globalSetup, native: true }),
      project({ name: 'security', include: ['tests/security'], exclude: [IN_BROWSER], globalSetup, native: true }),
      project({
        name: 'processes',
        include: ['tests/conformance', 'tests/durability', 'tests/faults', 'tests/search', 'bench', IN_BROWSER],
        exclude: [RENDERED],
        globalSetup,
        native: true,
      }),
      project({ name: 'processes-measured', include: [MEASURED, 'tests/speed'], globalSetup, isolate: true, native: true }),
      // Its shop serves as the demo of the tests after it (scripts/test.mjs).
      project({ name: 'demo', include: ['tests/demo'], isolate: true, native: true }),
      project({ name: 'web', include: ['src/web', RENDERED] }),
      project({ name: 'architecture', include: ['tests/architecture', 'scripts'] }),
    ],
  },
})
