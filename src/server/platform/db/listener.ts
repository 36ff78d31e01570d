import pg from 'pg'
import type { Log } from '#server/platform/log/log.ts'
import { type Channels, listenStatement } from './channels.ts'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 2_000
const HEARTBEAT_MS = 5_000
const CONNECT_LIMIT_MS = 5_000

/** The one connection that receives notifications; it reconnects by itself and reports when it was away. */
export class Listener {
  private readonly databaseUrl: string
  private readonly channels: Channels
  private readonly log: Log
  private client: pg.Client | null = null
  private opening: Promise<void> | null = null
  private attempts = 0
  private retry: NodeJS.Timeout | undefined
  private heartbeat: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(databaseUrl: string, channels: Channels, log: Log) {
    this.databaseUrl = databaseUrl
    this.channels = channels
    this.log = log
  }

  async listen(channel: string, receive: (payload: string) => void): Promise<void> {
    const isNew = this.channels.add(channel, receive)
    this.opening ??= this.open()
    await this.opening
    if (isNew) await this.client?.query(listenStatement(channel))
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.retry)
    clearTimeout(this.heartbeat)
    const { client } = this
    this.client = null
    this.channels.setListening(false)
    await client?.end()
  }

  private async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'diyafa listener',
      // Several parts of the shop subscribe at once.
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: CONNECT_LIMIT_MS,
    })
    client.on('notification', ({ channel, payload }) => this.channels.deliver(channel, payload ?? ''))
    client.on('error', (error) => this.lose(client, error))
    client.on('end', () => this.lose(client, new Error('the connection ended')))
    try {
      await client.connect()
      for (const channel of this.channels.names) await client.query(listenStatement(channel))
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    if (this.isClosed) return client.end()
    this.client = client
    this.attempts = 0
    this.channels.setListening(true)
    this.scheduleHeartbeat(client)
  }

  private lose(client: pg.Client, error: Error): void {
    if (this.isClosed || this.client !== client) return
    this.client = null
    clearTimeout(this.heartbeat)
    this.channels.setListening(false)
    this.log.warn({ reason: error.message }, 'notifications from the database are cut off')
    client.end().catch(() => {})
    this.scheduleRetry()
  }

  private scheduleRetry(): void {
    if (this.isClosed) return
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.attempts, LONGEST_PAUSE_MS)
    this.attempts += 1
    this.retry = setTimeout(() => {
      this.open().catch(() => this.scheduleRetry())
    }, pause)
  }

  /** A connection that died silently is noticed only by sending something over it. */
  private scheduleHeartbeat(client: pg.Client): void {
    this.heartbeat = setTimeout(() => {
      client.query('SELECT 1').then(
        () => {
          if (this.client === client) this.scheduleHeartbeat(client)
        },
        (error: Error) => this.lose(client, error),
      )
    }, HEARTBEAT_MS)
  }
}
