import { useLocation, useNavigate } from 'react-router'
import { OPEN_KEY } from './desk-query.ts'

const FROM_LIST = { isFromList: true } as const

export interface OpenEntry {
  readonly entry: string | null
  /** The address with a card opened. */
  readonly addressOf: (entry: string) => string
  /** The attributes of links to cards. A card that is opened in place of another takes its place in the history too. */
  readonly link: { readonly replace: boolean; readonly state: unknown }
  readonly open: (entry: string) => void
  readonly close: () => void
}

/** The opened card stands in the address: it survives a reload, and Back leads to the list. */
export function useOpenEntry(): OpenEntry {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const query = new URLSearchParams(search)
  const entry = query.get(OPEN_KEY)
  const addressOf = (next: string) => {
    const changed = new URLSearchParams(search)
    changed.set(OPEN_KEY, next)
    return `?${changed}`
  }
  const link = { replace: entry !== null, state: entry === null ? FROM_LIST : state }
  return {
    entry,
    addressOf,
    link,
    open: (next) => void navigate(addressOf(next), { ...link, preventScrollReset: true }),
    close: () => {
      if (typeof state === 'object' && state !== null && 'isFromList' in state) return void navigate(-1)
      query.delete(OPEN_KEY)
      void navigate({ search: query.toString() }, { replace: true, preventScrollReset: true })
    },
  }
}
