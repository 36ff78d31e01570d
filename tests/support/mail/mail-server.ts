import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedEmail {
  readonly to: string
  readonly raw: string
  readonly email: Email
}

/** The server's next behaviour; by default it accepts every email. */
export type Mood =
  | { readonly kind: 'takes' }
  /** The refusal answers RCPT TO. */
  | { readonly kind: 'refuses'; readonly code: number; readonly text: string }
  /** The refusal answers the email itself. */
  | { readonly kind: 'refuses-email'; readonly code: number; readonly text: string }
  | { readonly kind: 'hangs'; readonly at: 'greeting' | 'recipient' | 'email' }
  /** The connection ends while the email is on its way. */
  | { readonly kind: 'dies' }
  /** The server accepts the email, but dies before its answer. */
  | { readonly kind: 'dies-after-taking' }

export interface MailServer {
  readonly url: string
  readonly port: number
  /** Emails in the order of their arrival. */
  readonly received: readonly ReceivedEmail[]
  /** The number of connections so far. */
  connections(): number
  be(mood: Mood): void
  /** Settles when an address has received that many emails. */
  emailsTo(address: string, count?: number): Promise<ReceivedEmail[]>
  /** Settles with the next email to anybody, or after a while without one. */
  nextEmail(withinMs: number): Promise<void>
  /** Closes the port. */
  stop(): Promise<void>
  /** Listens on the same port again. */
  start(): Promise<void>
}

export interface MailServerOptions {
  /** The only user who may send; without it anybody may. */
  readonly user?: { readonly name: string; readonly password: string }
  /** TLS from the first byte, with a certificate that nobody vouches for. */
  readonly isTls?: boolean
}

export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedEmail[] = []
  const waiting = new Set<() => void>()
  let mood: Mood = { kind: 'takes' }
  let connected = 0
  let server: SMTPServer | null = null
  const sockets = new Set<Socket>()
  let port = 0

  const take = async (to: string, raw: Buffer) => {
    received.push({ to, raw: raw.toString('utf8'), email: await PostalMime.parse(raw) })
    for (const look of [...waiting]) look()
  }
  const start = async () => {
    const cut = () => cutAll(sockets)
    const opened = new SMTPServer(smtpOptions(options, { mood: () => mood, count: () => (connected += 1), take, cut }))
    opened.server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    // Connections that end in the middle are what these tests are about.
    opened.on('error', () => {})
    server = opened
    opened.listen(port, '127.0.0.1')
    await once(opened.server, 'listening')
    port = (opened.server.address() as AddressInfo).port
  }
  await start()
  return {
    get url() {
      const { user, isTls = false } = options
      const login = user === undefined ? '' : `${user.name}:${user.password}@`
      return `${isTls ? 'smtps' : 'smtp'}://${login}127.0.0.1:${port}`
    },
    get port() {
      return port
    },
    received,
    connections: () => connected,
    be: (next) => {
      mood = next
    },
    emailsTo: (address, count = 1) =>
      new Promise((resolve) => {
        const look = () => {
          const found = received.filter(({ to }) => to === address)
          if (found.length < count) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    nextEmail: (withinMs) =>
      new Promise((resolve) => {
        const go = () => {
          clearTimeout(limit)
          waiting.delete(go)
          resolve()
        }
        const limit = setTimeout(go, withinMs)
        waiting.add(go)
      }),
    async stop() {
      const closing = server
      server = null
      if (closing === null) return
      const closed = new Promise<void>((resolve) => closing.close(() => resolve()))
      cutAll(sockets)
      await closed
    },
    start,
  }
}

interface Handlers {
  mood(): Mood
  count(): void
  take(to: string, raw: Buffer): Promise<void>
  cut(): void
}

function smtpOptions({ user, isTls = false }: MailServerOptions, { mood, count, take, cut }: Handlers): SMTPServerOptions {
  return {
    secure: isTls,
    disabledCommands: user === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    authOptional: user === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
    onAuth: ({ username, password }, _session, done) => {
      if (username === user?.name && password === user?.password) done(null, { user: username })
      else done(refusal(535, '5.7.8 Authentication credentials invalid'))
    },
    onConnect: (_session, done) => {
      count()
      const now = mood()
      if (now.kind !== 'hangs' || now.at !== 'greeting') done()
    },
    onRcptTo: (_address, _session, done) => {
      const now = mood()
      if (now.kind === 'refuses') done(refusal(now.code, now.text))
      else if (now.kind !== 'hangs' || now.at !== 'recipient') done()
    },
    onData: (stream, { envelope }, done) => {
      const now = mood()
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (now.kind === 'dies') cut()
      })
      stream.on('end', async () => {
        if (now.kind === 'refuses-email') return done(refusal(now.code, now.text))
        if (now.kind === 'dies' || (now.kind === 'hangs' && now.at === 'email')) return
        for (const { address } of envelope.rcptTo) await take(address, Buffer.concat(chunks))
        if (now.kind === 'dies-after-taking') cut()
        else done()
      })
    },
  }
}

function refusal(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

function cutAll(sockets: ReadonlySet<Socket>): void {
  for (const socket of sockets) socket.destroy()
}
