import { firstValue, simpleQuery } from './embedded-protocol.ts'

const STATEMENTS_BETWEEN_LOOKS = 500
const WAL_BEFORE_CHECKPOINT = 32 * 1024 * 1024
const WAL_BEFORE_VACUUM = 48 * 1024 * 1024
const IDLE_WAL_BEFORE_VACUUM = 2 * 1024 * 1024
const VACUUM_PAUSE_MS = 10 * 60_000

const LOOK_PAUSE_MS = 1000
const STEP_PAUSE_MS = 20

const TABLES = "SELECT string_agg(oid::regclass::text, chr(10) ORDER BY oid) FROM pg_class WHERE relkind = 'r' AND relpersistence = 'p'"
const WAL_POSITION = "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')"

/** A single-user PostgreSQL has no background processes: checkpoints and vacuums happen here, between statements. */
export class Caretaker {
  checkpoints = 0
  vacuums = 0
  private readonly run: (bytes: Uint8Array) => Buffer
  private statements = 0
  private lookedAt = 0
  private checkpointedAt: number
  private vacuumedAt: number
  private vacuumTime = 0
  private toVacuum: string[] = []

  constructor(run: (bytes: Uint8Array) => Buffer) {
    this.run = run
    this.checkpointedAt = this.walPosition()
    this.vacuumedAt = this.checkpointedAt
  }

  afterStatement(): void {
    this.statements += 1
    if (this.statements - this.lookedAt >= STATEMENTS_BETWEEN_LOOKS) this.look()
  }

  /** Costs nothing while the database is not used. Answers the time until it wants to be called again. */
  whenIdle(): number {
    const isVacuuming = this.toVacuum.length > 0
    if (this.statements === this.lookedAt && !isVacuuming) return LOOK_PAUSE_MS
    const position = this.look()
    const written = position - this.vacuumedAt
    if (isVacuuming) return this.vacuumNext()
    const isDue = performance.now() - this.vacuumTime > VACUUM_PAUSE_MS || this.vacuumTime === 0
    if (written <= WAL_BEFORE_VACUUM && !(isDue && written > IDLE_WAL_BEFORE_VACUUM)) return LOOK_PAUSE_MS
    this.toVacuum = (firstValue(this.run(simpleQuery(TABLES))) ?? '').split('\n')
    this.vacuumedAt = position
    return this.vacuumNext()
  }

  /** Table by table, so that nobody waits for all of them. */
  private vacuumNext(): number {
    this.run(simpleQuery(`VACUUM (ANALYZE) ${this.toVacuum.pop()}`))
    if (this.toVacuum.length > 0) return STEP_PAUSE_MS
    this.vacuums += 1
    this.vacuumTime = performance.now()
    this.checkpoint()
    return LOOK_PAUSE_MS
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
