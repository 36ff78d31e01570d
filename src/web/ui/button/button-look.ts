import './button.css'

/** `primary` is the one action that a place is about; what `danger` does can't be undone. */
export type ButtonTone = 'primary' | 'secondary' | 'danger' | 'plain-danger'

/**
 * The class names of a button, for what is neither a `Button` nor a `ButtonLink`; `className` says where it stands. `RequestButton` draws
 * its own `<button>`: the first view of the home page has no room for `Button`.
 */
export function buttonLook(tone: ButtonTone, className = ''): string {
  return `button-${tone} ${className}`
}
