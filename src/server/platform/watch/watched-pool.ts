import type pg from 'pg'
import { currentTrail } from './trail.ts'
import type { Watch } from './watch.ts'

type Callback = (error: Error | null, result: unknown) => void
type Query = (asked: string | pg.QueryConfig, ...rest: unknown[]) => unknown

/** Tells how long each statement took, from when it was sent to its answer; the times of statements that are sent together overlap. */
export function watchStatements(client: pg.PoolClient, watch: Watch): void {
  const query = client.query.bind(client) as Query
  const watched: Query = (asked, ...rest) => {
    const begun = performance.now()
    const trail = currentTrail()
    const text = typeof asked === 'string' ? asked : asked.text
    const told = (isFailed: boolean) => watch.executed({ text, ms: performance.now() - begun, isFailed, trail })
    const callback = rest.at(-1)
    if (typeof callback === 'function') {
      const answered: Callback = (error, result) => {
        told(error instanceof Error)
        const receive = callback as Callback
        receive(error, result)
      }
      return query(asked, ...rest.slice(0, -1), answered)
    }
    const answer = query(asked, ...rest)
    if (answer instanceof Promise) {
      answer.then(
        () => told(false),
        () => told(true),
      )
    }
    return answer
  }
  client.query = watched as typeof client.query
}

/** Tells how long each caller waited for a connection. */
export async function watchWait<T>(watch: Watch | null, connecting: Promise<T>): Promise<T> {
  if (watch === null) return connecting
  const begun = performance.now()
  const client = await connecting
  watch.waited(performance.now() - begun)
  return client
}
