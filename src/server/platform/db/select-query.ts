import pg from 'pg'
import type { ReadRow } from './row-reader.ts'

/** A statement that is run again and again, its rows always of the same columns. */
export interface Statement<Row> {
  readonly name: string | undefined
  readonly text: string
  /** How its rows are read, by the types of the columns. */
  readerOf(types: readonly number[]): ReadRow<Row>
  /** Known once the database has described the columns. */
  read: ReadRow<Row> | undefined
}

/** What the driver hands over while an answer comes in. */
interface Described {
  readonly fields: readonly { readonly dataTypeID: number }[]
}
interface Received {
  readonly fields: readonly (string | null)[]
}

/** The driver's own query finds out at every answer how each column is read, which takes longer than reading ten rows. */
export class SelectQuery<Row> extends pg.Query {
  private readonly statement: Statement<Row>
  private readonly received: Row[] = []
  private failure: unknown

  static run<Row>(client: pg.Pool | pg.PoolClient, statement: Statement<Row>, values: unknown[]): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const query = new SelectQuery(statement, values)
      const settle = (error: unknown) => (error === null || error === undefined ? resolve(query.received) : reject(error))
      // A pool and a client alike take a query and whom to tell of its end; their types know only the client's.
      ;(client as { query(query: pg.Query, tell: typeof settle): void }).query(query, settle)
    })
  }

  private constructor(statement: Statement<Row>, values: unknown[]) {
    super({ name: statement.name, text: statement.text, values })
    this.statement = statement
  }

  /** From here on what the driver calls; its types don't tell of it. */
  protected handleRowDescription({ fields }: Described): void {
    this.statement.read ??= this.statement.readerOf(fields.map(({ dataTypeID }) => dataTypeID))
  }

  protected handleDataRow({ fields }: Received): void {
    const { read } = this.statement
    if (read === undefined || this.failure !== undefined) return
    try {
      this.received.push(read(fields))
    } catch (error) {
      this.failure = error
    }
  }

  protected handleReadyForQuery(): void {
    this.callback?.(this.failure, undefined)
  }

  declare protected callback?: (error: unknown, result: undefined) => void
}
