import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Log } from '#server/platform/log/log.ts'
import type { Watch } from '#server/platform/watch/watch.ts'

/** The result of `db.execute`, and of a write without `returning`, on either kind of database. */
export interface DbResult<Row> {
  rows: Row[]
  rowCount: number | null
}

interface DbResultHKT extends PgQueryResultHKT {
  type: DbResult<this['row']>
}

/** A connection or a transaction; the first parameter of every repository function. */
export type Db = PgDatabase<DbResultHKT, Record<string, never>>

export interface TransactionOptions {
  isolationLevel?: 'read committed' | 'repeatable read' | 'serializable'
  /** Past this the transaction is rolled back and refuses everything further. */
  limitMs?: number
}

export interface NamedStatement {
  readonly name: string
  readonly sql: string
  readonly params: unknown[]
}

export interface Replica extends Pick<Database, 'db' | 'readNamed'> {
  /** Something was changed that the next read must show. */
  catchUp(): void
}

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Db
  /** Inside `work` only `tx` may be used: a query on the outer `db` is refused with OuterQueryError. */
  transaction<T>(work: (tx: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Runs SQL as it stands, several statements included; for libraries that bring their own SQL. */
  runSql<Row>(text: string, values?: unknown[]): Promise<DbResult<Row>>
  /** Runs one statement outside of any transaction, on a connection of its own and however long it takes. */
  runLong(text: string): Promise<void>
  /** Rows as the driver reads them, of a statement that each connection plans once under its name. */
  readNamed<Row>(statement: NamedStatement): Promise<Row[]>
  /** Answers reads that may be a moment old; absent where there is none. */
  readonly replica?: Replica
  listen(channel: string, receive: (payload: string) => void): Promise<void>
  /** False while notifications may be missed; caches that rely on them must then be dropped. */
  isListening(): boolean
  onListeningChange(receive: (isListening: boolean) => void): void
  /**
   * Work that can go on later lets others use the embedded database's one session first: resolves when nobody has asked for it for a moment,
   * or after so long. PostgreSQL has sessions for all and resolves at once.
   */
  letOthersFirst(mostMs: number): Promise<void>
  ping(): Promise<void>
  /** The embedded database's files as an uncompressed tar, to open a fresh directory from; refused on PostgreSQL. */
  snapshot(): Promise<Buffer>
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Selects PostgreSQL; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string
  /** The database itself, where `databaseUrl` leads through a pooler that may give each transaction another connection. */
  directUrl?: string | undefined
  /** A replica of it. */
  readUrl?: string | undefined
  dataDir: string
  log: Log
  /** Connections to PostgreSQL; the embedded database has one session. */
  poolSize?: number
  /** A connection attempt fails after this time. */
  connectLimitMs?: number
  transactionLimitMs?: number
  /** Fills a fresh embedded directory. */
  snapshot?: Blob | Buffer
  watch?: Watch | null
}
