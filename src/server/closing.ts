import type { App } from './app.ts'
import type { DocumentDeps } from './documents/offer-documents.service.ts'
import type { Database } from './platform/db/database.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log/log.ts'
import type { Watching } from './watching.ts'

const CLOSING_LIMIT_MS = 10_000
/** Far longer than a request is on its way from a proxy. */
const LINGER_MS = 500

interface Closed {
  readonly app: App
  readonly jobs: Jobs
  readonly documents: DocumentDeps
  readonly watching: Watching
  readonly database: Database
  readonly backups: { close(): void }
  readonly log: Log
}

/** Finishes running work, requests first, then closes the database, which also releases the embedded one's directory. */
export function closeOnSignal({ watching, app, jobs, documents, database, backups, log }: Closed): void {
  let isClosing = false
  const close = async (signal: string) => {
    if (isClosing) return
    isClosing = true
    log.info({ signal }, 'closing')
    setTimeout(() => process.exit(1), CLOSING_LIMIT_MS).unref()
    backups.close()
    await app.close(LINGER_MS)
    await jobs.stop()
    documents.maker.close()
    await database.close()
    await watching.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(signal))
}
