import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Preloaded into a server that a script or a test starts: a parent that is killed outright can't forward anything,
// and a server left behind would keep the port and the lock of the data directory.
if (isMainThread) {
  const isBehindShell = process.env.npm_lifecycle_event !== undefined && /\((sh|dash|bash)\)/.test(stat(process.ppid))
  const lineage = () => (isBehindShell ? `${process.ppid} ${stat(process.ppid).split(') ')[1]?.split(' ')[1]}` : `${process.ppid}`)
  const born = lineage()
  const watch = setInterval(() => {
    if (lineage() === born) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}

/** `pid (name) state parent …` where the system has /proc; npm's shell stays when npm is killed, and only this shows it. */
function stat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}
