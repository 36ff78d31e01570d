import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ChatUser } from '#contract/chat.ts'
import { newId } from '../../platform/calls/new-id.ts'
import { fetchOwnProfile } from '../../platform/calls/own-profile.ts'
import { useToken } from '../../platform/calls/session.ts'
import { holdSocket } from '../../platform/calls/socket.ts'
import { playChime } from '../../platform/frame/chime.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import type { ChatState } from './chat-state.ts'
import { ChatStore } from './chat-store.ts'
import { useSelected } from './use-selected.ts'

const SEEN_KINDS = ['focus', 'pointerdown', 'keydown'] as const
const RETURN_MS = 5_000

export interface ChatOwner {
  readonly id: string
  readonly isStaff: boolean
}

export interface ChatHandle {
  readonly state: ChatState
  readonly store: ChatStore
  readonly people: readonly ChatUser[] | null
  readonly selected: string | null
  readonly select: (peer: string | null) => void
}

const EMPTY: Pick<ChatState, 'connection' | 'users' | 'unlisted' | 'threads' | 'pending' | 'missed'> = {
  connection: 'connecting',
  users: null,
  unlisted: 0,
  threads: {},
  pending: [],
  missed: 0,
}

/** The signed-in person's chat, for as long as the page is open; null until its connection exists. */
export function useChat({ id, isStaff }: ChatOwner): ChatHandle | null {
  const token = useToken()
  const language = useLanguage()
  const [store, setStore] = useState<ChatStore | null>(null)
  const known = useRef<ChatState | undefined>(undefined)
  useEffect(() => {
    if (token === null) return setStore(null)
    let returning: ReturnType<typeof setTimeout> | undefined
    const { socket, release } = holdSocket({ token, language })
    const opened = new ChatStore({
      socket,
      me: id,
      isStaff,
      known: known.current,
      newId,
      now: Date.now,
      isWatched,
      onNews: () => {
        if (!isWatched()) playChime()
      },
      // An ended session leads to the login page by the answer's 401; anybody else tries again.
      onRefused: () => {
        clearTimeout(returning)
        returning = setTimeout(() => opened.reconnect(), RETURN_MS)
        fetchOwnProfile(language).catch(() => undefined)
      },
    })
    opened.start()
    setStore(opened)
    const onNetwork = () => opened.reconnect()
    const onNoNetwork = () => opened.drop()
    window.addEventListener('online', onNetwork)
    window.addEventListener('offline', onNoNetwork)
    return () => {
      window.removeEventListener('online', onNetwork)
      window.removeEventListener('offline', onNoNetwork)
      clearTimeout(returning)
      opened.stop()
      release()
      // The conversations survive a switch to the other language.
      known.current = opened.snapshot()
    }
  }, [token, language, id, isStaff])
  useLooking(store)
  const fallback = useMemo(() => ({ ...EMPTY, me: id, isStaff }), [id, isStaff])
  // `useStore` takes a store that is there; this one comes with the first effect.
  const state = useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.snapshot() ?? fallback,
    () => fallback,
  )
  const selection = useSelected(store, state)
  return store === null ? null : { state, store, ...selection }
}

const never = () => () => undefined

function isWatched(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}

function useLooking(store: ChatStore | null): void {
  useEffect(() => {
    if (store === null) return
    const look = () => {
      if (isWatched()) store.look()
    }
    for (const kind of SEEN_KINDS) window.addEventListener(kind, look)
    document.addEventListener('visibilitychange', look)
    return () => {
      for (const kind of SEEN_KINDS) window.removeEventListener(kind, look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [store])
}
