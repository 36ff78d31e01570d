import { useEffect, useRef, useState } from 'react'
import { type PaletteRow, rowKey } from './palette-rows.ts'
import type { Found } from './use-found.ts'

/** The first row until another is chosen; a new term begins at the first again. A chosen row is known by its key, so that an answer does not move it. */
export function useActiveRow(term: string, rows: readonly PaletteRow[]) {
  const [choice, setChoice] = useState<{ readonly term: string; readonly key: string | null }>({ term, key: null })
  const index = choice.term === term ? rows.findIndex((row) => rowKey(row) === choice.key) : -1
  const setActive = (next: number) => {
    const row = rows[next]
    const key = row === undefined ? null : rowKey(row)
    if (choice.term !== term || choice.key !== key) setChoice({ term, key })
  }
  return { active: Math.max(index, 0), setActive, isChosen: index >= 0 }
}

/** Enter that is pressed before the answer opens the first row of the answer. */
export function useOpeningLater(term: string, { state }: Found, openFirst: () => void): () => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current !== null && wanted.current !== term) wanted.current = null
    if (wanted.current === null || state === 'asking') return
    wanted.current = null
    if (state === 'answered') openFirst()
  })
  return () => {
    wanted.current = term
  }
}
