import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { onCloseRequest } from '../dialog/close-requests.ts'

const REST_OF_PAGE = 'body > :is(a, nav, main, footer, aside)'

/**
 * Handles a drawer that leaves the page's header usable, and so is not modal: the rest of the page becomes inert, and Escape, Back on a
 * phone or a press beside the drawer closes it all the same. The drawer begins where the header ends.
 */
export function useBeside(drawer: RefObject<HTMLDialogElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (!isOpen) return
    const setBeginning = () => drawer.current?.style.setProperty('--from', `${headerEnd()}px`)
    // The key alone does not say which layer is meant: a dialog over the drawer is.
    const stopWatching = onCloseRequest(() => {
      if (document.querySelector('dialog:modal') === null) close()
    })
    // The event's path still holds a button that its own press has removed. The second press of the double click that opened the drawer closes nothing.
    const onPress = (event: MouseEvent) => {
      if (event.detail < 2 && !event.composedPath().some((part) => part instanceof Element && part.matches('dialog, header, [popover]')))
        close()
    }
    setBeginning()
    rest(true)
    addEventListener('resize', setBeginning)
    document.addEventListener('click', onPress)
    return () => {
      rest(false)
      removeEventListener('resize', setBeginning)
      stopWatching()
      document.removeEventListener('click', onPress)
    }
  }, [drawer, isOpen])
}

/** A header that scrolled out of sight comes back first. */
function headerEnd(): number {
  const header = document.querySelector<HTMLElement>('body > header')
  header?.removeAttribute('data-away')
  return header === null ? 0 : header.offsetTop + header.offsetHeight - scrollY
}

function rest(isResting: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>(REST_OF_PAGE)) part.inert = isResting
}
