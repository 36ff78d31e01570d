import { useRef, useState } from 'react'
import type { EntryReply } from '#contract/desk.ts'
import type { ContactWay, NextStepKind, Outcome } from '#domain/desk/entries.ts'
import { newId } from '../../../platform/calls/new-id.ts'
import { type Act, type ChangedCard, useAct } from '../use-acts.ts'
import type { OpenCard } from '../use-card.ts'
import type { UnsentHandle } from '../use-unsent-contacts.ts'

export interface CardWorkOptions {
  readonly customer: string
  readonly entry: EntryReply | undefined
  readonly me: string
  readonly opened: OpenCard
  readonly contacts: UnsentHandle
  readonly onMoved: () => void
}

export interface CardWork {
  readonly act: Act
  readonly note: string
  readonly setNote: (note: string) => void
  readonly saveNote: () => Promise<void>
  /** The kind of next step whose form is open. */
  readonly editing: NextStepKind | null
  readonly setEditing: (kind: NextStepKind | null) => void
  /** A colleague's card is being asked for. */
  readonly isTaking: boolean
  readonly setTaking: (isTaking: boolean) => void
  readonly take: (word?: string) => Promise<boolean>
  readonly release: () => Promise<boolean>
  readonly log: (way: ContactWay, outcome: Outcome) => void
  /** A call takes a card that is nobody's; false where a colleague has it, who has to be told a word first. */
  readonly call: () => boolean
}

/** The work on one opened card. */
export function useCardWork({ customer, entry, me, opened, contacts, onMoved }: CardWorkOptions): CardWork {
  const [isTaking, setTaking] = useState(false)
  const [editing, setEdited] = useState<{ readonly of: string; readonly kind: NextStepKind } | null>(null)
  const { note, setNote, takeAway } = useNote(me, customer)
  const show = (changed: ChangedCard) => {
    opened.show(changed)
    onMoved()
  }
  const act = useAct({ show, reload: opened.reload })
  const id = entry?._id ?? ''
  const setEditing = (kind: NextStepKind | null) => setEdited(kind === null ? null : { of: id, kind })
  const take = (word?: string) => {
    const body = { from: entry?.owner?._id ?? null, ...(word === undefined ? {} : { word }) }
    return act((api) => api.call('POST /api/desk/:id/take', { params: { id }, body }))
  }
  return {
    act,
    note,
    setNote,
    saveNote: async () => {
      const body = { _id: newId(), note: note.trim() }
      if (await act((api) => api.call('POST /api/desk/:id/note', { params: { id }, body }))) takeAway(body.note)
    },
    editing: editing?.of === id ? editing.kind : null,
    setEditing,
    isTaking,
    setTaking,
    take,
    release: () => act((api) => api.call('POST /api/desk/:id/release', { params: { id }, body: {} })),
    log: (way, outcome) => {
      if (entry === undefined || entry.closed !== null || entry.kind === 'approval') return
      void contacts.unsent.add({ _id: newId(), entry: id, customer, way, outcome, note: note.trim() })
      setNote('')
      setEditing(outcome === 'call-later' ? 'call' : null)
    },
    call: () => {
      const owner = entry?.owner ?? null
      if (entry === undefined || entry.closed !== null || owner?._id === me) return true
      if (owner !== null) setTaking(true)
      else void take()
      return owner === null
    },
  }
}

interface TypedNote {
  readonly note: string
  readonly setNote: (note: string) => void
  /** Empties the field of a note that was saved, unless people have typed on meanwhile. */
  readonly takeAway: (saved: string) => void
}

/** A typed note survives news, other cards and a reload. */
function useNote(me: string, customer: string): TypedNote {
  const [note, setShown] = useState(() => readNoteDraft(me, customer))
  const newest = useRef(note)
  const setNote = (next: string) => {
    newest.current = next
    setShown(next)
    storeNoteDraft(me, customer, next)
  }
  return { note, setNote, takeAway: (saved) => newest.current.trim() === saved && setNote('') }
}

/** Each person has notes of their own: a colleague may sign in under the same tab. */
const keyOf = (me: string, customer: string) => `desk-note ${me} ${customer}`

/** Notes that were not saved yet, one for each customer, for as long as the tab is open. */
function readNoteDraft(me: string, customer: string): string {
  try {
    return sessionStorage.getItem(keyOf(me, customer)) ?? ''
  } catch {
    return ''
  }
}

function storeNoteDraft(me: string, customer: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(me, customer))
    else sessionStorage.setItem(keyOf(me, customer), text)
  } catch {
    // A browser without storage has no drafts.
  }
}
