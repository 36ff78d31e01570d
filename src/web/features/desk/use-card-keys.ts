import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { DeskCardReply } from '#contract/desk.ts'
import { CARD_TITLE } from './card/card-head.tsx'
import type { CardHandle } from './card/open-card.tsx'
import { leadingEntry } from './desk-clock.ts'
import type { DeskAct } from './keys.ts'
import { useDeskKeys } from './use-desk-keys.ts'
import type { OpenEntry } from './use-open-entry.ts'

const SEARCH_FIELD = '#desk input[type="search"]'

export interface CardKeysOptions {
  /** The cards in the order in which they are shown. */
  readonly cards: readonly DeskCardReply[]
  readonly openCustomer: string | null
  readonly selection: OpenEntry
  readonly focus: CardFocus
  readonly handle: RefObject<CardHandle | null>
  readonly onHelp: () => void
}

/** Moves through the cards and works on the opened one by the keyboard. */
export function useCardKeys({ cards, openCustomer, selection, focus, handle, onHelp }: CardKeysOptions): { readonly close: () => void } {
  const step = (by: 1 | -1) => {
    const current = openCustomer ?? focusedCard()
    const index = cards.findIndex(({ customer }) => customer._id === current)
    const next = cards[index === -1 ? (by === 1 ? 0 : cards.length - 1) : index + by]
    const entry = next === undefined ? undefined : leadingEntry(next.entries)
    if (next === undefined || entry === undefined) return
    const row = rowOf(next.customer._id)
    row?.scrollIntoView({ block: 'nearest' })
    if (openCustomer === null) return row?.focus()
    focus.want()
    selection.open(entry._id)
  }
  const close = () => {
    if (selection.entry === null) return
    focus.returnTo(openCustomer)
    selection.close()
  }
  useDeskKeys((act: DeskAct) => {
    switch (act.kind) {
      case 'step':
        return step(act.by)
      case 'log':
        return handle.current?.log(act.way, act.outcome)
      case 'call':
        return handle.current?.call()
      case 'note':
        return handle.current?.note()
      case 'help':
        return onHelp()
      case 'search':
        return document.querySelector<HTMLInputElement>(SEARCH_FIELD)?.focus()
      case 'close':
        return close()
      case 'open':
        return
    }
  })
  return { close }
}

export interface CardFocus {
  readonly want: () => void
  readonly returnTo: (customer: string | null) => void
}

/** A card that somebody opens takes the focus, and gives it back to its row when it is closed. */
export function useCardFocus(openCustomer: string | null): CardFocus {
  const wanted = useRef(false)
  const returned = useRef<string | null>(null)
  useEffect(() => {
    if (openCustomer !== null && wanted.current) {
      wanted.current = false
      document.getElementById(CARD_TITLE)?.focus({ preventScroll: true })
    }
    if (openCustomer === null && returned.current !== null) {
      rowOf(returned.current)?.focus()
      returned.current = null
    }
  }, [openCustomer])
  const want = useCallback(() => {
    wanted.current = true
  }, [])
  const returnTo = useCallback((customer: string | null) => {
    returned.current = customer
  }, [])
  return { want, returnTo }
}

function rowOf(customer: string): HTMLElement | null {
  return document.querySelector(`#desk [data-card="${CSS.escape(customer)}"]`)
}

function focusedCard(): string | null {
  return document.activeElement instanceof HTMLElement ? (document.activeElement.dataset.card ?? null) : null
}
