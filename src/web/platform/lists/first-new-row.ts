import { type RefObject, useEffect, useRef, useState } from 'react'

export interface FirstNewRow<List extends HTMLElement> {
  readonly list: RefObject<List | null>
  /** Called with the number of rows on screen before more are shown. */
  readonly expect: (shown: number) => void
}

/** Moves the focus to the first row that came, where the button that brought it went with the press. */
export function useFirstNewRow<List extends HTMLElement>(rows: 'li' | 'tbody tr'): FirstNewRow<List> {
  const list = useRef<List>(null)
  const [first, setFirst] = useState<number | null>(null)
  useEffect(() => {
    if (first === null) return
    const row = list.current?.querySelectorAll<HTMLElement>(rows)[first]
    if (row === undefined) return
    setFirst(null)
    if (document.activeElement !== document.body) return
    row.tabIndex = -1
    row.focus({ preventScroll: true })
  })
  return { list, expect: setFirst }
}
