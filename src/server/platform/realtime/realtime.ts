import type { Server as HttpServer } from 'node:http'
import { type Socket, Server as SocketServer } from 'socket.io'
import { type Area, isOfStaff, sameAreas } from '#domain/accounts/areas.ts'
import type { Role } from '#domain/accounts/roles.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Language } from '#domain/text/language.ts'
import { withoutValues } from '#server/platform/db/errors.ts'
import { isOwnOrigin } from '#server/platform/http/own-origin.ts'
import { refusalAnswer } from '#server/platform/http/refusals.ts'
import { SOCKET_PATH } from '#server/platform/http/socket-path.ts'
import type { NewId } from '#server/platform/ids.ts'
import type { Log } from '#server/platform/log/log.ts'
import { createHandshakeGuard } from './handshake-guard.ts'
import { callerOfSocket, readHandshake, socketHeaders } from './handshakes.ts'
import { SessionChecks } from './session-checks.ts'
import type { SocketDoor } from './socket-door.ts'
import { askWhenDue, RENEW_TOKEN, type TokenRenewal, takeToken } from './token-renewal.ts'

export interface OpenSocket {
  readonly id: string
  readonly token: string
  readonly personId: string
  readonly role: Role
  readonly areas: readonly Area[]
}

export interface RealtimeOptions extends TokenRenewal {
  readonly server: HttpServer
  readonly publicUrl: string
  readonly trustProxy: boolean
  readonly log: Log
  readonly newId: NewId
  /** Sockets whose sign-in has ended: the token expired or was revoked, or the role or areas changed. */
  readonly findEnded: (open: readonly OpenSocket[]) => Promise<readonly OpenSocket[]>
  readonly onEnter: (person: Pick<OpenSocket, 'personId' | 'role' | 'areas'>) => void
  readonly onLeave: (personId: string) => void
  /** Awaited before a socket is let in. */
  readonly prepare: () => Promise<void>
}

/** Every tab of a person at this process, all staff with one of the areas, or everybody but the staff. */
export type Receivers = { readonly person: string } | { readonly areas: readonly Area[] } | 'customers'

export interface Realtime {
  open(doors: readonly SocketDoor[]): void
  emit(to: Receivers, event: string, payload: unknown): void
  /** False when nobody at this process would receive it. */
  hasReceivers(to: Receivers): boolean
  /** Ends the sockets of these people whose sign-in has ended; of everybody for null. */
  endSessions(personIds: readonly string[] | null): void
  /** The number of open sockets, those that are not let in yet too. */
  sockets(): number
  close(): void
}

interface SocketFacts extends OpenSocket {
  readonly language: Language
  /** The ends of sessions that were told before the viewer was read. */
  readonly endingsBefore: number
}

const LARGEST_BYTES = 32 * 1024
const SOCKETS_OF_A_PERSON_MOST = 20
const JOIN_LIMIT_MS = 10_000
/** A bound per socket over all events; messages have limits of their own. */
const EVENTS_MOST = 1_200
const EVENTS_WITHIN_MS = 60_000

const personRoom = (id: string) => `person ${id}`
const areaRoom = (area: Area) => `area ${area}`
const CUSTOMERS_ROOM = 'customers'

export function openRealtime(options: RealtimeOptions): Realtime {
  const { server, publicUrl, trustProxy, log } = options
  const guard = createHandshakeGuard(Date.now)
  let isClosed = false
  const io = new SocketServer(server, {
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: LARGEST_BYTES,
    connectTimeout: JOIN_LIMIT_MS,
    cleanupEmptyChildNamespaces: true,
    allowRequest: (request, done) => {
      const isWelcome = !isClosed && isOwnOrigin(request, publicUrl) && guard.mayTry(callerOfSocket(request, trustProxy))
      done(isWelcome ? null : 'forbidden', isWelcome)
    },
  })
  io.engine.use(socketHeaders(publicUrl.startsWith('https:')))
  const checks = checksOf(io, options)
  const settle = countUnknown(io, (request) => callerOfSocket(request, trustProxy), guard)

  io.use((socket, next) => {
    admit(socket, checks.endings, options).then(
      (facts) => {
        if ((io.of('/').adapter.rooms.get(personRoom(facts.personId))?.size ?? 0) >= SOCKETS_OF_A_PERSON_MOST) {
          return next(refused('too many connections', 'too-many-requests'))
        }
        socket.data = facts
        settle(socket.conn)
        next()
      },
      (error: unknown) => {
        if (!(error instanceof HandshakeRefusal)) log.error({ err: withoutValues(error) }, 'a socket could not be let in')
        else if (!(error instanceof TokenOverRefusal)) guard.failed(callerOfSocket(socket.request, trustProxy))
        settle(socket.conn)
        next(error instanceof HandshakeRefusal ? error : refused('try again', 'unavailable'))
      },
    )
  })

  const doors = new Map<string, SocketDoor>()
  io.on('connection', (socket) => {
    const { personId, role, areas, endingsBefore } = factsOf(socket)
    void socket.join([personRoom(personId), ...(isOfStaff({ role }) ? areas.map(areaRoom) : [CUSTOMERS_ROOM])])
    options.onEnter({ personId, role, areas })
    if (endingsBefore !== checks.endings) checks.check([personId])
    socket.on('disconnect', () => options.onLeave(personId))
    askWhenDue(socket, options).catch((error: unknown) => log.warn({ err: withoutValues(error) }, 'a token could not be followed'))
    const pace = createPace()
    socket.onAny((event: string, ...given: unknown[]) => {
      void answer({ socket, event, door: doors.get(event), given, isTooMuch: !pace(), options })
    })
  })

  return {
    open: (opened) => {
      for (const door of opened) doors.set(door.event, door)
    },
    emit: (to, event, payload) => {
      io.local.to(roomsOf(to)).emit(event, payload)
    },
    endSessions: (personIds) => checks.ended(personIds),
    hasReceivers: (to) => roomsOf(to).some((room) => io.of('/').adapter.rooms.has(room)),
    sockets: () => io.engine.clientsCount,
    close: () => {
      isClosed = true
      checks.close()
      // A browser reconnects by itself after a lost connection, but not after it was disconnected.
      io.engine.close()
    },
  }
}

function checksOf(io: SocketServer, { findEnded, log }: RealtimeOptions): SessionChecks<Socket> {
  const socketsOf = (personId: string) =>
    [...(io.of('/').adapter.rooms.get(personRoom(personId)) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? [])
  return new SessionChecks<Socket>({
    socketsOf: (people) => (people === null ? [...io.of('/').sockets.values()] : people.flatMap(socketsOf)),
    findEnded: async (sockets) => {
      const ended = new Set((await findEnded(sockets.map(factsOf))).map(({ id }) => id))
      return sockets.filter((socket) => ended.has(factsOf(socket).id))
    },
    end: (socket) => socket.disconnect(true),
    log,
  })
}

function roomsOf(to: Receivers): string[] {
  if (to === 'customers') return [CUSTOMERS_ROOM]
  return 'person' in to ? [personRoom(to.person)] : to.areas.map(areaRoom)
}

class HandshakeRefusal extends Error {
  readonly data: { readonly code: string }

  constructor(message: string, code: string) {
    super(message)
    this.data = { code }
  }
}

/** Its page renews the token and comes again, as all tabs behind one address do at once after an outage. */
class TokenOverRefusal extends HandshakeRefusal {}

function refused(message: string, code: string): HandshakeRefusal {
  return new HandshakeRefusal(message, code)
}

/** The token counts as in the header of a call, and somebody who may make no calls may not connect. */
async function admit(socket: Socket, endingsBefore: number, { readViewer, prepare, newId }: RealtimeOptions): Promise<SocketFacts> {
  const { token, language } = readHandshake(socket.handshake.auth, socket.handshake.headers)
  if (token === null) throw refused('no token', 'unauthorized')
  await prepare()
  const viewer = await readViewer(token, language).catch((error: unknown) => {
    throw error instanceof RefusalError ? new TokenOverRefusal('token over', 'unauthorized') : error
  })
  if (viewer.kind === 'anonymous') throw refused('no user found', 'unauthorized')
  if (viewer.isDisabled) throw refused('no user found', 'forbidden')
  return { id: newId(), token, language, personId: viewer.id, role: viewer.role, areas: viewer.areas, endingsBefore }
}

interface Engine {
  readonly request: Socket['request']
  once(event: 'close', receive: () => void): void
}

/** Counts connections that are not identified yet; returns the function that ends the count of one. */
function countUnknown(io: SocketServer, addressOf: (request: Engine['request']) => string, guard: ReturnType<typeof createHandshakeGuard>) {
  const unknown = new WeakSet<object>()
  const settle = (connection: Engine) => {
    if (unknown.delete(connection)) guard.settled(addressOf(connection.request))
  }
  io.engine.on('connection', (connection: Engine) => {
    unknown.add(connection)
    guard.opened(addressOf(connection.request))
    connection.once('close', () => settle(connection))
  })
  return (connection: unknown) => settle(connection as Engine)
}

function factsOf({ data }: Socket): SocketFacts {
  return data as SocketFacts
}

interface Asked {
  readonly socket: Socket
  readonly event: string
  readonly door: SocketDoor | undefined
  /** The event's arguments; the last one may be the acknowledgement callback. */
  readonly given: readonly unknown[]
  readonly isTooMuch: boolean
  readonly options: RealtimeOptions
}

/** The four steps of a door of the API: viewer, permission, schema, one use case. */
async function answer({ socket, event: name, door, given, isTooMuch, options }: Asked): Promise<void> {
  const { token, language, role, areas } = factsOf(socket)
  const last = given.at(-1)
  const acknowledge = typeof last === 'function' ? (last as (answer: unknown) => void) : () => undefined
  const payloads = typeof last === 'function' ? given.slice(0, -1) : given
  try {
    if (isTooMuch) throw new RefusalError('too-many-requests')
    if (name === RENEW_TOKEN && payloads.length === 1) return acknowledge(await takeToken(socket, payloads[0], options))
    if (door === undefined || payloads.length > 1) throw new RefusalError('request-malformed')
    const read = door.payload.safeParse(payloads[0])
    if (!read.success) throw new RefusalError('request-malformed')
    const viewer = await options.readViewer(token, language)
    if (viewer.kind === 'anonymous' || viewer.isDisabled) throw new RefusalError('unauthorized')
    if (viewer.role !== role || !sameAreas(viewer.areas, areas)) throw new RefusalError('unauthorized')
    const { reply, event } = await door.answer(viewer, read.data)
    if (event !== undefined) socket.emit(door.event, event)
    acknowledge(reply)
  } catch (error) {
    const requestId = options.newId()
    const { body, isBug, retryAfterSeconds } = refusalAnswer(error, language, requestId)
    if (isBug) options.log.error({ err: withoutValues(error), requestId, event: door?.event }, 'unexpected error')
    acknowledge({ error: body.error, code: body.code, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) })
    if (body.code === 'unauthorized') socket.disconnect(true)
  }
}

function createPace(): () => boolean {
  let since = Date.now()
  let events = 0
  return () => {
    if (Date.now() - since > EVENTS_WITHIN_MS) {
      since = Date.now()
      events = 0
    }
    events += 1
    return events <= EVENTS_MOST
  }
}
