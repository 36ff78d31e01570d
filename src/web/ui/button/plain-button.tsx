import type { ComponentProps } from 'react'
import styles from './plain-button.module.css'
import { type Press, usePress } from './use-press.ts'

/**
 * `text` stands alone and reads like a link, `inline` stands in a sentence and has its colour, `quiet` is an icon with words, `icon` has its
 * name hidden, `chip` stays pressed while its choice counts; `own` takes its look from `className` alone.
 */
export type PlainLook = 'text' | 'inline' | 'quiet' | 'icon' | 'chip' | 'own'

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'onClick'>, Press {
  readonly look: PlainLook
}

/** A button without the weight of a `Button`: in a sentence, a row, a toolbar or a list of options. */
export function PlainButton({ look, className = '', isBusy, onPress, ...button }: PlainButtonProps) {
  const classes = look === 'own' ? className : `${styles[look]} ${className}`
  return <button type="button" {...usePress({ isBusy, onPress })} {...button} className={classes} />
}
