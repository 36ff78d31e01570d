import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { productsTexts } from '#i18n/sets/products.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import styles from '../list/chosen-bar.module.css'

/** Takes the focus that the dialog of a change leaves. */
export const UNDO_BAR_ID = 'undo-bar'

export interface UndoFrameProps {
  readonly tone: 'info' | 'warning'
  /** The end of the list, for a note at the bottom of the window; null for one above the rows. */
  readonly foot: Element | null
  /** Moves the note from the bottom of the window to above the rows. */
  readonly onClose: () => void
  readonly text: string
  readonly children: ReactNode
}

/** A change of rows far down the list is undone where the person is: the note stands at the bottom of the window, as the chosen rows did. */
export function UndoFrame({ tone, foot, onClose, text, children }: UndoFrameProps) {
  const { t } = useTexts(productsTexts)
  if (foot === null) {
    return (
      <Callout tone={tone}>
        <p>{text}</p>
        {children}
      </Callout>
    )
  }
  return createPortal(
    <section
      id={UNDO_BAR_ID}
      aria-label={t('products.many.lastChange')}
      tabIndex={-1}
      className={styles.bar}
      data-chosen-bar
      data-next-focus
    >
      <p className={styles.done}>{text}</p>
      {children}
      <PlainButton look="text" onPress={onClose}>
        {t('products.many.close')}
      </PlainButton>
    </section>,
    foot,
  )
}
