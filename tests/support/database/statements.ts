import pg from 'pg'
import type { Database } from '#server/platform/db/database.ts'

interface Statement {
  readonly client: pg.Client
  readonly text: string
  readonly values: unknown[]
}

interface PlanNode {
  readonly 'Node Type'?: string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

export interface DatabaseWork {
  readonly statements: number
  /** Rows that all plan steps of these statements pass on or discard. */
  readonly rows: number
}

/** The work that a call costs the database: the same on a fast machine and a slow one, unlike times. */
export async function databaseWorkOf(database: Database, call: () => Promise<unknown>): Promise<DatabaseWork> {
  const { statements, plans } = await plansOf(database, call)
  return { statements, rows: plans.reduce((sum, plan) => sum + rowsOf(plan), 0) }
}

/** The tables that a call reads from end to end instead of by an index. */
export async function scannedTablesOf(database: Database, call: () => Promise<unknown>): Promise<string[]> {
  const { plans } = await plansOf(database, call)
  return [...new Set(plans.flatMap(scannedIn))].sort()
}

function scannedIn(node: PlanNode): string[] {
  const own = node['Node Type'] === 'Seq Scan' && (node['Actual Loops'] ?? 1) > 0 ? [node['Relation Name'] ?? ''] : []
  return [...own, ...(node.Plans ?? []).flatMap(scannedIn)]
}

async function plansOf(database: Database, call: () => Promise<unknown>): Promise<{ statements: number; plans: PlanNode[] }> {
  // The embedded database looks after its tables in the background and asks its statistics meanwhile, which is no part of the call.
  const statements = (await statementsOf(call)).filter(({ text }) => /^\s*(select|with)\b/i.test(text) && !text.includes('pg_stat'))
  const plans: PlanNode[] = []
  for (const { text, values } of statements) {
    const explained = await database.runSql<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values,
    )
    plans.push(...(explained.rows[0]?.['QUERY PLAN'] ?? []).map(({ Plan }) => Plan))
  }
  return { statements: statements.length, plans }
}

/** The statements of a call's transactions, the beginnings and ends of them among these. */
export async function transactionLengthOf(call: () => Promise<unknown>): Promise<number> {
  const open = new Set<pg.Client>()
  const within = (await statementsOf(call)).filter(({ client, text }) => {
    if (/^begin/i.test(text)) open.add(client)
    const isWithin = open.has(client)
    if (/^(commit|rollback)/i.test(text)) open.delete(client)
    return isWithin
  })
  return within.length
}

/** The texts of all statements that are sent while a call runs, by whomever. */
export async function statementTextsOf(call: () => Promise<unknown>): Promise<string[]> {
  return (await statementsOf(call)).map(({ text }) => text)
}

/** Records statements at the driver, which both databases are used through. */
async function statementsOf(call: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [asked, values] = args as [string | Partial<Statement>, unknown[] | undefined]
    const text = typeof asked === 'string' ? asked : (asked.text ?? '')
    seen.push({ client: this, text, values: (typeof asked === 'string' ? values : (asked.values ?? values)) ?? [] })
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await call()
  } finally {
    pg.Client.prototype.query = query
  }
  return seen
}

function rowsOf(node: PlanNode): number {
  const own = ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 1)
  return (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), own)
}
