import { formatNumber } from '#i18n/formats.ts'
import { collectionsTexts } from '#i18n/sets/collections.ts'
import { useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import styles from './product-picker.module.css'

export interface PickerPagerProps {
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
}

/** Pages inside a form: the address does not change. */
export function PickerPager({ page, pages, onTurn }: PickerPagerProps) {
  const { t } = useTexts(collectionsTexts)
  const language = useLanguage()
  if (pages <= 1) return null
  const step = (to: number, text: string) => (
    <Button
      tone="secondary"
      aria-disabled={to < 1 || to > pages || undefined}
      onPress={() => {
        if (to >= 1 && to <= pages) onTurn(to)
      }}
    >
      {text}
    </Button>
  )
  return (
    <div className={styles.pager}>
      {step(page - 1, t('collections.picker.previous'))}
      <p role="status" className={styles.status}>
        {t('collections.picker.position', { page: formatNumber(page, language), pages: formatNumber(pages, language) })}
      </p>
      {step(page + 1, t('collections.picker.next'))}
    </div>
  )
}
