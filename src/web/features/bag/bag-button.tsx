import { useTexts } from '../../platform/texts/texts.ts'
import { useBag } from '../../shop/bag/bag.ts'
import { useLayer } from '../../shop/frame/layers.tsx'
import { badgeCount } from '../../ui/badge/badge-count.ts'
import { onFirstPress } from '../../ui/button/first-press.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './bag-button.module.css'

/** Opens the bag. */
export function BagButton() {
  const { t } = useTexts()
  const items = useBag()
  const { isOpen, setOpen } = useLayer('bag')
  return (
    <button
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onFirstPress(() => setOpen(!isOpen))}
    >
      <Icon name="bag" />
      <span className={styles.label}>{t('request.bag')}</span>
      <Count items={items.length} />
    </button>
  )
}

/** The number's place stays reserved while there is none. */
function Count({ items }: { readonly items: number }) {
  const { t } = useTexts()
  return (
    <span className={items === 0 ? styles.none : styles.count}>
      <span aria-hidden="true">{badgeCount(items)}</span>
      <span className="visually-hidden">{t('request.holds', { count: items })}</span>
    </span>
  )
}
