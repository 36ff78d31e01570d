import type { ReactNode } from 'react'

/** A form that is a step of the way through a new shop's first hour. */
export interface GuidedForm {
  /** Names the step and the ways on; stands under the page's heading. */
  readonly strip: ReactNode
  /** The same once the step is taken, without the way past it. */
  readonly stripTaken: ReactNode
  /** The next step, or all of them after the last. */
  readonly onward: { readonly to: string; readonly text: string }
  readonly saveLabel: string
  /** Leads to the next step, once the form is saved. */
  readonly goOn: () => void
}
