import { useId } from 'react'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import danger from '../../ui/button/danger-button.module.css'
import styles from './no-delete.module.css'

/** A disabled button that says why: a merchant can't delete a brand. */
export function NoDelete() {
  const { t } = useTexts(collectionsTexts)
  const id = useId()
  return (
    <span className={styles.noDelete}>
      <span id={id} className={styles.why}>
        {t('collections.brands.deleteOnlyAdmin')}
      </span>
      <button type="button" className={danger.plain} disabled aria-describedby={id}>
        {t('collections.delete.button')}
      </button>
    </span>
  )
}
