import { type ComponentProps, type MouseEvent, useState } from 'react'
import { type ButtonTone, buttonLook } from './button-look.ts'
import { oneAtATime } from './one-at-a-time.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  readonly tone: ButtonTone
  /** Presses are ignored meanwhile; the button stays in the tab order. */
  readonly isBusy?: boolean | undefined
  /** While the returned promise is open, the button is busy. */
  readonly onPress?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined
}

export function Button({ tone, className, isBusy, onPress, ...button }: ButtonProps) {
  const [isRunning, setRunning] = useState(false)
  const [once] = useState(oneAtATime)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const pressed = onPress?.(event)
    if (!(pressed instanceof Promise)) return
    setRunning(true)
    return pressed.finally(() => setRunning(false))
  }
  const isWaiting = isRunning || isBusy
  return (
    <button
      type="button"
      aria-disabled={isWaiting}
      aria-busy={isWaiting}
      {...button}
      className={buttonLook(tone, className)}
      onClick={(event) => void (isBusy || once(() => press(event)))}
    />
  )
}
