import type { ComponentProps } from 'react'
import { type ButtonTone, buttonLook } from './button-look.ts'
import { type Press, usePress } from './use-press.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'>, Press {
  readonly tone: ButtonTone
}

export function Button({ tone, className, isBusy, onPress, ...button }: ButtonProps) {
  return <button type="button" {...usePress({ isBusy, onPress })} {...button} className={buttonLook(tone, className)} />
}
