import { firstValue, simpleQuery } from './embedded-protocol.ts'

const STATEMENTS_BETWEEN_LOOKS = 500
const WAL_BEFORE_CHECKPOINT = 64 * 1024 * 1024
const WAL_BEFORE_VACUUM = 48 * 1024 * 1024
/** After so much more it vacuums though somebody has to wait. */
const WAL_BEFORE_BUSY_VACUUM = 320 * 1024 * 1024
const WAL_BEFORE_ANALYZE = 4 * 1024 * 1024
const IDLE_WAL_BEFORE_VACUUM = 2 * 1024 * 1024
const VACUUM_PAUSE_MS = 10 * 60_000

const LOOK_PAUSE_MS = 1000
const STEP_PAUSE_MS = 20
const USED_PAUSE_MS = 200

/** A large table is analyzed apart, so that nobody has to wait for both. */
const VACUUMING = `
  SELECT string_agg(statement, chr(10) ORDER BY oid) FROM pg_class CROSS JOIN LATERAL unnest(
    CASE WHEN pg_relation_size(oid) > 1048576 THEN ARRAY['VACUUM ', 'ANALYZE '] ELSE ARRAY['VACUUM (ANALYZE) '] END) AS command
  CROSS JOIN LATERAL (SELECT command || oid::regclass::text AS statement) AS made
  WHERE relkind = 'r' AND relpersistence = 'p'`

/**
 * Without statistics the planner takes grown tables for small ones and reads them whole. Statistics of a part of the rows are enough until
 * the vacuum.
 */
const ANALYZING_OF_GROWN = `
  SELECT string_agg('SET default_statistics_target = 20; ANALYZE ' || oid::regclass::text || '; RESET default_statistics_target', chr(10))
  FROM pg_class
  WHERE relkind = 'r' AND relpersistence = 'p' AND pg_relation_size(oid) > 2 * current_setting('block_size')::int * greatest(relpages, 4)`

const WAL_POSITION = "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')"

/** A single-user PostgreSQL has no background processes: checkpoints and vacuums happen here, between statements. */
export class EmbeddedMaintenance {
  checkpoints = 0
  vacuums = 0
  private readonly run: (bytes: Uint8Array) => Buffer
  private statements = 0
  private lookedAt = 0
  private quietAt = 0
  private checkpointedAt: number
  private vacuumedAt: number
  private analyzedAt: number
  private vacuumTime = 0
  private toVacuum: string[] = []
  private toAnalyze: string[] = []

  constructor(run: (bytes: Uint8Array) => Buffer) {
    this.run = run
    this.checkpointedAt = this.walPosition()
    this.vacuumedAt = this.checkpointedAt
    this.analyzedAt = this.checkpointedAt
  }

  afterStatement(): void {
    this.statements += 1
    if (this.statements - this.lookedAt >= STATEMENTS_BETWEEN_LOOKS) this.look()
  }

  /** Costs nothing while the database is not used. Answers the time until it wants to be called again. */
  whenIdle(): number {
    const isVacuuming = this.toVacuum.length > 0
    const isBehind = isVacuuming || this.toAnalyze.length > 0
    const isUsed = this.statements !== this.quietAt
    this.quietAt = this.statements
    if (this.statements === this.lookedAt && !isBehind) return LOOK_PAUSE_MS
    const position = this.look()
    const written = position - this.vacuumedAt
    if (position - this.analyzedAt > WAL_BEFORE_ANALYZE) {
      this.analyzedAt = position
      this.toAnalyze = this.statementsOf(ANALYZING_OF_GROWN)
    }
    this.runNext(this.toAnalyze)
    if (this.toAnalyze.length > 0) return STEP_PAUSE_MS
    // A large table takes longer than a request should.
    if (isVacuuming) return isUsed && written < WAL_BEFORE_BUSY_VACUUM ? USED_PAUSE_MS : this.vacuumNext()
    const isDue = performance.now() - this.vacuumTime > VACUUM_PAUSE_MS || this.vacuumTime === 0
    if (written <= WAL_BEFORE_VACUUM && !(isDue && written > IDLE_WAL_BEFORE_VACUUM)) return LOOK_PAUSE_MS
    this.toVacuum = this.statementsOf(VACUUMING)
    this.vacuumedAt = position
    return this.vacuumNext()
  }

  /** Table by table, so that nobody has to wait for all of them. */
  private vacuumNext(): number {
    this.runNext(this.toVacuum)
    if (this.toVacuum.length > 0) return STEP_PAUSE_MS
    this.vacuums += 1
    this.vacuumTime = performance.now()
    this.look()
    return LOOK_PAUSE_MS
  }

  private statementsOf(sql: string): string[] {
    return (firstValue(this.run(simpleQuery(sql))) ?? '').split('\n').filter((statement) => statement !== '')
  }

  private runNext(statements: string[]): void {
    const statement = statements.pop()
    if (statement !== undefined) this.run(simpleQuery(statement))
  }

  private look(): number {
    this.lookedAt = this.statements
    const position = this.walPosition()
    if (position - this.checkpointedAt > WAL_BEFORE_CHECKPOINT) this.checkpoint()
    return position
  }

  private checkpoint(): void {
    this.run(simpleQuery('CHECKPOINT'))
    this.checkpoints += 1
    this.checkpointedAt = this.walPosition()
  }

  private walPosition(): number {
    return Number(firstValue(this.run(simpleQuery(WAL_POSITION))))
  }
}
