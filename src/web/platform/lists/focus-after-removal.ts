import { useEffect } from 'react'

/** The element that had the focus, and the row it was in. */
interface FocusSpot {
  readonly element: HTMLElement
  /** The list, and the row's place in it; null outside of lists. */
  readonly row: { readonly list: Element; readonly at: number } | null
  /** The element's place among all of its row that take the focus. */
  readonly at: number
}

const FOCUSABLE = 'a[href], button, input, select, textarea'

/**
 * Moves the focus on where the element that had it is gone, as after a deletion: to what is marked for it, else to the count of the list, to
 * the same button of the next row where the list has no count, to the button that adds a row to an empty list, or to the heading of the page. A focus at the document's beginning would send
 * people back to the menu.
 */
export function useFocusAfterRemoval(): void {
  useEffect(() => {
    let spot: FocusSpot | null = null
    const note = ({ target }: FocusEvent) => {
      // A dialog is over once it has done its work; the button that opened it says where the work was done.
      if (target instanceof HTMLElement && target.closest('dialog') === null) spot = spotOf(target)
    }
    const moveOn = () => {
      if (spot === null || spot.element.isConnected || document.activeElement !== document.body) return
      const next = nextTo(spot)
      if (next === null) return
      if (!next.matches(FOCUSABLE)) next.tabIndex = -1
      next.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(moveOn)
    document.addEventListener('focusin', note)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [])
}

function spotOf(element: HTMLElement): FocusSpot {
  const row = element.closest('main li, main tr')
  const list = row?.parentElement ?? null
  return {
    element,
    row: row === null || list === null ? null : { list, at: [...list.children].indexOf(row) },
    at: row === null ? 0 : [...row.querySelectorAll(FOCUSABLE)].indexOf(element),
  }
}

function nextTo({ element, row, at }: FocusSpot): HTMLElement | null {
  const marked = document.querySelector<HTMLElement>('main [data-next-focus]')
  if (marked !== null) return marked
  const count = document.querySelector<HTMLElement>('main [id$="-status"]')
  if (count !== null) return count
  if (row?.list.isConnected) {
    const next = row.list.children[Math.min(row.at, row.list.children.length - 1)]
    const buttons = [...(next?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
    const same = buttons[at]?.tagName === element.tagName ? buttons[at] : buttons[0]
    if (same !== undefined) return same
    const after = row.list.nextElementSibling
    if (after instanceof HTMLElement && after.matches(FOCUSABLE)) return after
  }
  return document.querySelector<HTMLElement>('main h1')
}
