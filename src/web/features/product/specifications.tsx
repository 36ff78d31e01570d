import { productTexts } from '#i18n/sets/product.ts'
import type { SpecRow } from '#i18n/specs.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import styles from './specifications.module.css'

export function Specifications({ rows }: { readonly rows: readonly SpecRow[] }) {
  const { t } = useTexts(productTexts)
  return (
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
  )
}
