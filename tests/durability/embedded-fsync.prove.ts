import { countFsyncCalls, countFsyncs } from './fsync.ts'

const COMMITS = { full: 500, small: 25 }

export async function prove(size: keyof typeof COMMITS): Promise<string> {
  const commits = COMMITS[size]
  const asked = await countFsyncs(commits)
  const seen = countFsyncCalls(commits)
  const line = `${commits} commits, ${asked} fsyncs asked for, ${seen ?? 'unknown (no strace)'} seen by the system`
  if (asked < commits || (seen !== null && seen < commits)) throw new Error(line)
  return line
}
