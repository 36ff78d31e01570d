import { defineConfig } from 'vitest/config'

const setupFiles = ['./tests/support/fail-on-console-error.ts']
const globalSetup = ['./tests/support/database/global-setup.ts']

interface Project {
  readonly name: string
  readonly include: readonly string[]
  readonly globalSetup?: string[]
}

function project({ include, ...test }: Project) {
  return { extends: true as const, test: { ...test, setupFiles, include: include.map((folder) => `${folder}/**/*.test.{ts,tsx,mjs}`) } }
}

export default defineConfig({
  test: {
    environment: 'node',
    allowOnly: false,
    passWithNoTests: false,
    maxWorkers: 2,
    // Small machines are slow under two workers; what must be fast says so itself.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      project({ name: 'domain', include: ['src/domain', 'src/drawings', 'src/i18n', 'src/contract', 'demo'] }),
      project({
        name: 'server',
        include: ['src/server', 'tests/conformance', 'tests/security', 'tests/durability', 'tests/search', 'tests/speed'],
        globalSetup,
      }),
      project({ name: 'bench', include: ['bench'], globalSetup }),
      project({ name: 'web', include: ['src/web'] }),
      project({ name: 'architecture', include: ['tests/architecture', 'scripts'] }),
    ],
  },
})
