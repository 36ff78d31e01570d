import { readFileSync } from 'node:fs'

const { node, young, env } = JSON.parse(readFileSync(new URL('server-flags.json', import.meta.url), 'utf8'))

/** Few malloc arenas leave far less memory behind a start. */
export const SERVER_ENV = env

/**
 * The flags of Node for a server, which the bench and the proofs use as well. A small young generation keeps a shop with the embedded
 * database small; with PostgreSQL a larger one answers more, since calls wait for the database and what they hold would be moved meanwhile.
 */
export function serverFlags({ DATABASE_URL }) {
  return [DATABASE_URL ? young.postgres : young.embedded, ...node]
}
