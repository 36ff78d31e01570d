import { useId } from 'react'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
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
      <Button tone="plain-danger" className="button-off" disabled aria-describedby={id}>
        {t('collections.delete.button')}
      </Button>
    </span>
  )
}
