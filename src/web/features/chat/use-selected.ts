import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ChatUser } from '#contract/chat.ts'
import { readStored, store as storeText } from '../../platform/calls/stored-text.ts'
import { type ChatState, peopleFor } from './chat-state.ts'
import type { ChatStore } from './chat-store.ts'
import { draftOf } from './drafts.ts'

const SELECTED_KEY = 'support-chat'
const ADDRESS_KEY = 'with'
/** The style sheet shows either the list or the conversation at this width. */
const NARROW = '(max-width: 767px)'
const FROM_LIST = { isFromList: true } as const

interface Selection {
  /** Everybody to choose from; null until they are known. */
  readonly people: readonly ChatUser[] | null
  readonly selected: string | null
  readonly select: (peer: string | null) => void
}

/** The conversation in the address, else the one last open in this browser; a customer with only one person to talk to needs no choice. */
export function useSelected(store: ChatStore | null, { me, users, isStaff }: ChatState): Selection {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search).get(ADDRESS_KEY)
  const [last, setLast] = useState(() => (asked === null ? readStored(SELECTED_KEY) : null))
  const wanted = asked ?? last
  const people = peopleFor({ users, isStaff }, wanted)
  const isKnown = people?.some(({ id }) => id === wanted) ?? false
  const only = !isStaff && people?.length === 1 ? (people[0]?.id ?? null) : null
  // The one who stood alone stays selected when colleagues come, unless that one is away and nothing was written or typed yet.
  const [alone, setAlone] = useState<string | null>(null)
  if (only !== alone) {
    setAlone(only)
    if (alone !== null && asked === null && (people?.some(({ id }) => id === alone) || draftOf(me, alone).read() !== '')) setLast(alone)
  }
  const selected = only ?? (isKnown ? wanted : null)
  // Back leads to the list where the conversation hides it.
  const show = (peer: string | null, isFromList: boolean) => {
    const query = new URLSearchParams(search)
    if (peer === null) query.delete(ADDRESS_KEY)
    else query.set(ADDRESS_KEY, peer)
    const isStep = isFromList && matchMedia(NARROW).matches
    const to = { pathname, search: query.toString() }
    void navigate(to, { replace: !isStep, state: isStep ? FROM_LIST : null, preventScrollReset: true })
  }
  const isReady = users !== null
  useEffect(() => store?.select(selected), [store, selected])
  const showLast = useEffectEvent((peer: string) => (isKnown ? show(peer, true) : setLast(null)))
  useEffect(() => {
    if (!isReady || only !== null) return
    if (last === null) storeText(SELECTED_KEY, selected)
    else if (asked === null) showLast(last)
    else setLast(null)
  }, [isReady, only, selected, asked, last])
  const select = (peer: string | null) => {
    setLast(null)
    if (peer === null && isFromList(state)) void navigate(-1)
    else show(peer, peer !== null && selected === null)
  }
  return { people, selected, select }
}

function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state
}
