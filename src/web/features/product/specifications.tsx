import { productTexts } from '#i18n/sets/product.ts'
import type { SpecRow } from '#i18n/specs.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import styles from './specifications.module.css'

export interface SpecificationsProps {
  readonly rows: readonly SpecRow[]
  readonly slug: string
}

export function Specifications({ rows, slug }: SpecificationsProps) {
  const { t } = useTexts(productTexts)
  const language = useLanguage()
  return (
    <>
      <dl className={styles.specs}>
        {rows.map(({ key, value }) => (
          <div key={key} className={styles.row}>
            <dt>{t(`product.specs.${key}`)}</dt>
            {/* Numbers are aligned by their units, on the right in both languages. */}
            <dd dir="ltr">
              <Bdi>{value}</Bdi>
            </dd>
          </div>
        ))}
      </dl>
      <a className={styles.sheet} href={`/api/product/item/${slug}/sheet?language=${language}`} download>
        {t('product.sheet')}
      </a>
    </>
  )
}
