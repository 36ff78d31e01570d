import { useEffect } from 'react'

const CONTROLS = 'a, button, summary, input, select, textarea'
/** Controls that a second press would put back as they were. */
const TOGGLES = 'summary, [aria-pressed], [aria-expanded], [role="switch"]'
/** Touch screens also count two quick taps on neighbours as one double tap; those are two presses. */
const SPOT = 12

interface Press {
  readonly control: Element | null
  readonly x: number
  readonly y: number
}

/**
 * Drops the second press of a double click where it would undo the first, or would press what the first has brought under the pointer: a
 * button of the dialog that it opened, or the next row's after it removed one. Steps of a number and of a list of pictures count each press.
 */
export function DoublePresses() {
  useEffect(() => {
    let first: Press = { control: null, x: 0, y: 0 }
    const onClick = (event: MouseEvent) => {
      // The keyboard's presses, and those that a label hands on, have no count.
      if (event.detail === 0) return
      const control = controlOf(event.target)
      if (event.detail === 1) first = { control, x: event.clientX, y: event.clientY }
      else if (control !== null && (control === first.control ? control.matches(TOGGLES) : isOnTheSpot(event, first))) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    }
    window.addEventListener('click', onClick, true)
    return () => window.removeEventListener('click', onClick, true)
  }, [])
  return null
}

function isOnTheSpot({ clientX, clientY }: MouseEvent, { x, y }: Press): boolean {
  return Math.abs(clientX - x) <= SPOT && Math.abs(clientY - y) <= SPOT
}

function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest(CONTROLS) ?? target.closest('label')?.control ?? null
}
