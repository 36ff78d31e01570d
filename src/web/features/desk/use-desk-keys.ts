import { useEffect, useEffectEvent } from 'react'
import { actOfKey, type DeskAct } from './keys.ts'

const FIELDS = 'input, textarea, select, [contenteditable]'
const PRESSABLE = 'a, button, summary, [role="button"]'

/** Calls back for the keys of the desk, except while somebody types or answers a dialog. */
export function useDeskKeys(onAct: (act: DeskAct) => void): void {
  const act = useEffectEvent(onAct)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return
      if (document.querySelector('dialog[open]') !== null) return
      const target = event.target instanceof Element ? event.target : null
      const pressed = actOfKey(event)
      if (pressed === null) return
      const field = target?.closest<HTMLElement>(FIELDS)
      if (field !== null && field !== undefined) {
        // Escape leaves the field, so that the keys work again; what was typed stays.
        if (pressed.kind === 'close') field.blur()
        return
      }
      // The browser presses links and buttons itself.
      if (pressed.kind === 'open' && target?.closest(PRESSABLE)) return
      event.preventDefault()
      act(pressed)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
