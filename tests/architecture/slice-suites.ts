/** These are not tested as slices: a backup is made and restored by the commands (tests/conformance/commands). */
const ELSEWHERE = ['backup']

const ON_BOTH = /\bdescribe(?:\w*OnBoth\w*|Chat)\(/

/** The slices with SQL of which no suite runs on both databases. */
export function slicesOnOneDatabase(files: readonly string[], read: (file: string) => string): readonly string[] {
  const within = (slice: string) => files.filter((file) => file.startsWith(`src/server/${slice}/`))
  const slices = new Set(files.flatMap((file) => /^src\/server\/([^/]+)\/.*\.repository\.ts$/.exec(file)?.[1] ?? []))
  const isSeen = (slice: string) => within(slice).some((file) => file.endsWith('.test.ts') && ON_BOTH.test(read(file)))
  return [...slices].filter((slice) => !ELSEWHERE.includes(slice) && !isSeen(slice))
}
