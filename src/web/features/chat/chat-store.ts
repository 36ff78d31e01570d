import type { ChatMessage, ChatReplies, SocketRefusal } from '#contract/chat.ts'
import type { ShopSocket } from '../../platform/calls/socket.ts'
import { createStore, type Store } from '../../state/store.ts'
import {
  type ChatState,
  NO_THREAD,
  type Pending,
  peerOf,
  type Thread,
  withMark,
  withMessages,
  withNews,
  withPresence,
} from './chat-state.ts'
import { readUnsent, storeUnsent } from './unsent-messages.ts'

export interface ChatStoreOptions {
  readonly socket: ShopSocket
  readonly me: string
  readonly isStaff: boolean
  /** The state of the same person's conversations before this connection. */
  readonly known?: ChatState | undefined
  readonly newId: () => string
  readonly now: () => number
  /** True while somebody looks at the page. */
  readonly isWatched: () => boolean
  /** Called for each message of somebody else. */
  readonly onNews: (message: ChatMessage) => void
  /** Called when the shop ends or refuses the connection. */
  readonly onRefused: () => void
}

const ANSWER_LIMIT_MS = 8_000
const RETRY_MS = 2_000

type Answer<Reply> = Reply | SocketRefusal

/** This tab's state of the conversations; each message is sent once, however often the connection breaks. */
export class ChatStore {
  readonly #options: ChatStoreOptions
  readonly #store: Store<ChatState>
  readonly #off: (() => void)[] = []
  readonly #read = new Map<string, string>()
  #selected: string | null = null
  #isFlushing = false

  constructor(options: ChatStoreOptions) {
    this.#options = options
    const { me, isStaff, known } = options
    this.#store = createStore<ChatState>(
      known?.me === me && known.isStaff === isStaff
        ? { ...known, connection: 'connecting' }
        : { me, isStaff, connection: 'connecting', users: null, unlisted: 0, threads: {}, pending: readUnsent(me), missed: 0 },
    )
  }

  readonly subscribe = (onChange: () => void): (() => void) => this.#store.subscribe(onChange)

  readonly snapshot = (): ChatState => this.#store.get()

  get #state(): ChatState {
    return this.#store.get()
  }

  start(): void {
    const { socket, onRefused } = this.#options
    const handlers = {
      connect: () => void this.#arrive(),
      disconnect: (reason: string) => {
        this.#change({ connection: 'offline' })
        if (reason === 'io server disconnect') onRefused()
      },
      connect_error: () => {
        this.#change({ connection: 'offline' })
        // Socket.IO tries again by itself, except after a refusal by the shop.
        if (!socket.active) onRefused()
      },
    }
    this.#on(
      () => socket.on('connect', handlers.connect),
      () => socket.off('connect', handlers.connect),
    )
    this.#on(
      () => socket.on('disconnect', handlers.disconnect),
      () => socket.off('disconnect', handlers.disconnect),
    )
    this.#on(
      () => socket.on('connect_error', handlers.connect_error),
      () => socket.off('connect_error', handlers.connect_error),
    )
    const onMessage = (message: ChatMessage) => this.#receive(message)
    this.#on(
      () => socket.on('message', onMessage),
      () => socket.off('message', onMessage),
    )
    const onCome = (person: Parameters<typeof withPresence>[1]) => this.#set(withPresence(this.#state, person, true))
    this.#on(
      () => socket.on('connectUser', onCome),
      () => socket.off('connectUser', onCome),
    )
    const onGo = (person: Parameters<typeof withPresence>[1]) => this.#set(withPresence(this.#state, person, false))
    this.#on(
      () => socket.on('disconnectUser', onGo),
      () => socket.off('disconnectUser', onGo),
    )
    const onRead = (mark: Parameters<typeof withMark>[1]) => this.#set(withMark(this.#state, mark))
    this.#on(
      () => socket.on('read', onRead),
      () => socket.off('read', onRead),
    )
    if (socket.connected) void this.#arrive()
  }

  stop(): void {
    for (const off of this.#off.splice(0)) off()
  }

  /** Tries again at once, instead of waiting for the current try or pause. */
  reconnect(): void {
    const { socket } = this.#options
    if (!socket.connected) socket.disconnect().connect()
  }

  /** Closes the connection when the network is gone: by itself it would notice only after a long silence. */
  drop(): void {
    this.#options.socket.disconnect().connect()
    this.#change({ connection: 'offline' })
  }

  select(peer: string | null): void {
    this.#selected = peer
    if (peer === null) return
    void this.#load(peer)
    this.look()
  }

  /** Marks the open conversation as read, because somebody looks at the page. */
  look(): void {
    if (!this.#options.isWatched()) return
    if (this.#state.missed > 0) this.#change({ missed: 0 })
    const peer = this.#selected
    if (peer === null) return
    const last = (this.#state.threads[peer] ?? NO_THREAD).messages.filter(({ from }) => from !== this.#state.me).at(-1)
    if (last === undefined || this.#read.get(peer) === last.id || this.#state.connection !== 'online') return
    this.#read.set(peer, last.id)
    this.#options.socket.emit('read', { with: peer, upTo: last.id }, () => undefined)
    this.#set({ ...this.#state, users: this.#state.users?.map((user) => (user.id === peer ? { ...user, unread: 0 } : user)) ?? null })
  }

  send(to: string, text: string): void {
    const { newId, now } = this.#options
    this.#setPending([...this.#state.pending, { clientId: newId(), to, text, time: now(), failed: null, isSent: false }])
    void this.#flush()
  }

  retry(clientId: string): void {
    this.#setPending(this.#state.pending.map((each) => (each.clientId === clientId ? { ...each, failed: null } : each)))
    void this.#flush()
  }

  discard(clientId: string): void {
    this.#setPending(this.#state.pending.filter((each) => each.clientId !== clientId))
  }

  async loadOlder(peer: string): Promise<void> {
    const [oldest] = (this.#state.threads[peer] ?? NO_THREAD).messages
    if (oldest === undefined) return
    const answer = await this.#ask(peer, { before: oldest.id })
    if (answer !== null) this.#set(withMessages(this.#state, peer, answer.messages, { hasOlder: answer.hasMore }))
  }

  #on(on: () => void, off: () => void): void {
    on()
    this.#off.push(off)
  }

  async #arrive(): Promise<void> {
    const { socket } = this.#options
    this.#change({ connection: 'online' })
    const [answer] = await Promise.all([
      socket
        .timeout(ANSWER_LIMIT_MS)
        .emitWithAck('getUsers')
        .catch(() => null),
      ...Object.keys(this.#state.threads).map((peer) => this.#catchUp(peer)),
      this.#flush(),
    ])
    if (answer !== null && 'users' in answer) this.#change({ users: answer.users, unlisted: answer.unlisted })
    if (this.#selected !== null) await this.#load(this.#selected)
    this.look()
  }

  #receive(message: ChatMessage): void {
    const { me, isWatched, onNews } = this.#options
    const peer = peerOf(message, this.#state)
    const isOurs = message.from === me
    const isSeen = isOurs || (peer === this.#selected && isWatched())
    const isNew = !(this.#state.threads[peer] ?? NO_THREAD).messages.some(({ id }) => id === message.id)
    this.#set(withNews(this.#state, message, isSeen))
    if (!isNew || isOurs || message.from !== peer) return
    if (!isWatched()) this.#change({ missed: this.#state.missed + 1 })
    onNews(message)
    this.look()
  }

  async #load(peer: string): Promise<void> {
    if (this.#state.threads[peer]?.isWhole !== true && this.#state.connection === 'online') await this.#loadNewest(peer)
  }

  async #loadNewest(peer: string): Promise<void> {
    const answer = await this.#ask(peer, {})
    if (answer === null) return
    this.#set(withMessages(this.#state, peer, answer.messages, { isWhole: true, hasOlder: answer.hasMore }))
    this.look()
  }

  /** Fetches the messages that were sent while the connection was away. */
  async #catchUp(peer: string): Promise<void> {
    const thread: Thread = this.#state.threads[peer] ?? NO_THREAD
    let after = thread.messages.at(-1)?.id
    if (after === undefined) return this.#loadNewest(peer)
    while (after !== undefined) {
      const answer: ChatReplies['getMessages'] | null = await this.#ask(peer, { after })
      if (answer === null) return
      this.#set(withMessages(this.#state, peer, answer.messages))
      after = answer.hasMore ? answer.messages.at(-1)?.id : undefined
    }
  }

  async #ask(peer: string, range: { before?: string; after?: string }): Promise<ChatReplies['getMessages'] | null> {
    try {
      const answer = await this.#options.socket.timeout(ANSWER_LIMIT_MS).emitWithAck('getMessages', { with: peer, ...range })
      return 'messages' in answer ? answer : null
    } catch {
      return null
    }
  }

  /** Sends messages one after the other, in the order of typing; an unacknowledged one stays and is sent again. */
  async #flush(): Promise<void> {
    if (this.#isFlushing) return
    this.#isFlushing = true
    try {
      for (let next = this.#nextToSend(); next !== undefined && this.#options.socket.connected; next = this.#nextToSend()) {
        const { clientId, to, text } = next
        const answer = await this.#say({ clientId, to, text })
        if (answer === null) {
          setTimeout(() => void this.#flush(), RETRY_MS)
          break
        }
        // The connection's token is over: the next connection brings another, and sends what is left.
        if ('error' in answer && answer.code === 'unauthorized') break
        if ('error' in answer) this.#refuse(clientId, answer)
        else this.#confirm(next, answer)
      }
    } finally {
      this.#isFlushing = false
    }
  }

  #nextToSend(): Pending | undefined {
    return this.#state.pending.find(({ failed, isSent }) => failed === null && !isSent)
  }

  async #say(message: { clientId: string; to: string; text: string }): Promise<Answer<ChatReplies['message']> | null> {
    try {
      return await this.#options.socket.timeout(ANSWER_LIMIT_MS).emitWithAck('message', message)
    } catch {
      return null
    }
  }

  #confirm({ clientId }: Pending, { id }: ChatReplies['message']): void {
    const isThere = Object.values(this.#state.threads).some(({ messages }) => messages.some((message) => message.id === id))
    // The message itself arrives like any other; until then the typed text is shown.
    if (isThere) this.discard(clientId)
    else this.#setPending(this.#state.pending.map((each) => (each.clientId === clientId ? { ...each, isSent: true } : each)))
  }

  #refuse(clientId: string, { error }: SocketRefusal): void {
    this.#setPending(this.#state.pending.map((each) => (each.clientId === clientId ? { ...each, failed: error } : each)))
  }

  #setPending(pending: readonly Pending[]): void {
    this.#change({ pending })
  }

  #change(change: Partial<ChatState>): void {
    this.#set({ ...this.#state, ...change })
  }

  #set(state: ChatState): void {
    if (state === this.#state) return
    if (state.pending !== this.#state.pending) storeUnsent(state.me, this.#state.pending, state.pending)
    this.#store.set(state)
  }
}
