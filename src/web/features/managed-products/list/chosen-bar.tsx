import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { productsTexts } from '#i18n/sets/products.ts'
import { recordIds } from '../../../platform/lists/records.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { PlainButton } from '../../../ui/button/plain-button.tsx'
import styles from './chosen-bar.module.css'

const BAR_ID = 'chosen-bar'

/** The end of the list, where the bar belongs: the keyboard comes to it behind the rows and the pages. */
export function ChosenBarFoot({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  return <div ref={ref} className={styles.foot} />
}

export interface ChosenRowsProps {
  readonly count: number
  /** Stands in small letters below the number. */
  readonly note?: string | undefined
  readonly onNone: () => void
  /** The actions on the chosen rows. */
  readonly children: ReactNode
}

/** The bar stays at the bottom of the window while rows are chosen. Without any it is empty, so that the first one is announced too. */
export function ChosenBar({ foot, ...rows }: ChosenRowsProps & { readonly foot: Element | null }) {
  return foot === null ? null : createPortal(<ChosenRows {...rows} />, foot)
}

/** The number of the chosen rows, the actions on them, and the way out. */
export function ChosenRows({ count, note, onNone, children }: ChosenRowsProps) {
  const { t } = useTexts(productsTexts)
  const isEmpty = count === 0
  return (
    <section
      id={BAR_ID}
      aria-label={isEmpty ? undefined : t('products.many.bar')}
      tabIndex={-1}
      className={isEmpty ? 'visually-hidden' : styles.bar}
      data-chosen-bar={isEmpty ? undefined : true}
    >
      <div role="status" className={styles.count}>
        {!isEmpty && <strong>{t('products.many.chosen', { count })}</strong>}
        {!isEmpty && note !== undefined && <span className={styles.note}>{note}</span>}
      </div>
      {!isEmpty && children}
      {!isEmpty && (
        <PlainButton look="text" onPress={onNone}>
          {t('products.many.chooseNone')}
        </PlainButton>
      )}
    </section>
  )
}

/** Leads the keyboard from the row that was chosen last to the bar, past the rows between them. */
export function ToChosenBar() {
  const { t } = useTexts(productsTexts)
  return (
    <PlainButton look="text" className={styles.toBar ?? ''} onPress={() => document.getElementById(BAR_ID)?.focus()}>
      {t('products.many.toBar')}
    </PlainButton>
  )
}

/** When the bar disappears with the focused button, the focus moves to its replacement or to the count of the list. */
export function useFocusAfterBar(listId: string, isGone: boolean, nextId?: string): void {
  const wasGone = useRef(isGone)
  useEffect(() => {
    const isLost = isGone && !wasGone.current && document.activeElement === document.body
    const next = nextId === undefined ? null : document.getElementById(nextId)
    if (isLost) (next ?? document.getElementById(recordIds(listId).status))?.focus({ preventScroll: true })
    wasGone.current = isGone
  }, [listId, isGone, nextId])
}
