import { firstValue, simpleQuery } from './embedded-protocol.ts'

const STATEMENTS_BETWEEN_LOOKS = 500
const WAL_BEFORE_CHECKPOINT = 32 * 1024 * 1024
const WAL_BEFORE_VACUUM = 48 * 1024 * 1024
const IDLE_WAL_BEFORE_VACUUM = 2 * 1024 * 1024
const VACUUM_PAUSE_MS = 10 * 60_000

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

  constructor(run: (bytes: Uint8Array) => Buffer) {
    this.run = run
    this.checkpointedAt = this.walPosition()
    this.vacuumedAt = this.checkpointedAt
  }

  afterStatement(): void {
    this.statements += 1
    if (this.statements - this.lookedAt >= STATEMENTS_BETWEEN_LOOKS) this.look()
  }

  /** Called about once a second; costs nothing while the database is not used. */
  whenIdle(): void {
    if (this.statements === this.lookedAt) return
    const position = this.look()
    const written = position - this.vacuumedAt
    const isDue = performance.now() - this.vacuumTime > VACUUM_PAUSE_MS || this.vacuumTime === 0
    if (written > WAL_BEFORE_VACUUM || (isDue && written > IDLE_WAL_BEFORE_VACUUM)) {
      this.run(simpleQuery('VACUUM (ANALYZE)'))
      this.vacuums += 1
      this.vacuumTime = performance.now()
      this.checkpoint()
      this.vacuumedAt = this.checkpointedAt
    }
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
