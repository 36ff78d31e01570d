import { type MouseEvent, useState } from 'react'
import { oneAtATime } from './one-at-a-time.ts'

export interface Press {
  /** Presses are ignored meanwhile; the button stays in the tab order. */
  readonly isBusy?: boolean | undefined
  /** While the returned promise is open, the button is busy. */
  readonly onPress?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined
}

/** The attributes of a `<button>` that takes one press at a time. */
export function usePress({ isBusy, onPress }: Press) {
  const [isRunning, setRunning] = useState(false)
  const [once] = useState(oneAtATime)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const pressed = onPress?.(event)
    if (!(pressed instanceof Promise)) return
    setRunning(true)
    return pressed.finally(() => setRunning(false))
  }
  const isWaiting = isRunning || isBusy
  return {
    'aria-disabled': isWaiting,
    'aria-busy': isWaiting,
    onClick: (event: MouseEvent<HTMLButtonElement>) => void (isBusy || once(() => press(event))),
  }
}
