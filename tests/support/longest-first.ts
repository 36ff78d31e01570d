import { existsSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The runner starts what took longest in its last run; on a fresh checkout it knows only sizes, and these short files would start last and
 * leave a core idle until they end.
 */
const LONGEST = [
  'tests/security/permissions.test.ts',
  'tests/security/hostile-sheets.test.ts',
  'src/server/sheets/sheets.test.ts',
  'src/server/sheets/round-trip.test.ts',
  'tests/security/areas.test.ts',
  'src/server/offers/moves.test.ts',
  'src/server/palette/palette.test.ts',
  'tests/security/internal-notes.test.ts',
  'src/server/offers/documents/documents.test.ts',
  'src/server/catalogue/switching/switching.test.ts',
  'tests/faults/faults-embedded.test.ts',
  'tests/faults/faults-postgres.test.ts',
  'tests/speed/overload.test.ts',
  'tests/conformance/platform/refused-starts.test.ts',
  'bench/bench.test.ts',
  'src/server/platform/media/pictures.test.ts',
  'tests/conformance/commands/backup.test.ts',
  'tests/durability/orders/kills.test.ts',
  'tests/search/finding.test.ts',
  'tests/security/payloads/stored-payloads.test.ts',
  'tests/conformance/commands/admin.test.ts',
  'tests/conformance/commands/dev.test.ts',
  'tests/durability/offers/killed-offers.test.ts',
  'tests/durability/emails/emails.test.ts',
  'tests/durability/desk/desk.test.ts',
  'tests/durability/embedded/embedded.test.ts',
  'tests/durability/chat/chat-restart.test.ts',
]

/**
 * Projects with long files go first, so that the small files of the others fill both cores to the end; those that wait for processes
 * before the one that only computes.
 */
const LONGEST_PROJECTS = ['server', 'processes-measured', 'processes', 'security']

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const missing = LONGEST.filter((file) => !existsSync(file))
    if (missing.length > 0) throw new Error(`LONGEST of longest-first.ts names files that are gone: ${missing.join(', ')}`)
    const sorted = await super.sort(files)
    // A process is used again for the next file of the same project only, so that projects stay together.
    const projects = [...new Set([...LONGEST_PROJECTS, ...sorted.map(({ project }) => project.name)])]
    const rank = (file: TestSpecification) => projects.indexOf(file.project.name) * (LONGEST.length + 1) + lengthRank(file)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

function lengthRank({ moduleId }: TestSpecification): number {
  const rank = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`))
  return rank === -1 ? LONGEST.length : rank
}
