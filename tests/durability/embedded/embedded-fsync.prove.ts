import { canWatchSystem, countFsyncCalls, countFsyncs } from './fsync.ts'

const COMMITS = { full: 500, small: 25 }

/** The database's own count must be right; the system's is a second witness where there is one. */
export async function prove(size: keyof typeof COMMITS): Promise<string> {
  const commits = COMMITS[size]
  const { fsyncs, commitsWithout } = await countFsyncs(commits)
  const seen = canWatchSystem() ? countFsyncCalls(commits) : null
  const counted = `${commits} commits, ${fsyncs} fsyncs counted by the database's thread, ${commitsWithout.length} commits without one`
  const witness = seen === null ? 'strace cannot be used here, so the thread is the only witness' : `${seen} fsyncs seen by strace`
  const line = `${counted}; ${witness}`
  if (fsyncs < commits || commitsWithout.length > 0 || (seen !== null && seen < commits)) throw new Error(line)
  return line
}
