import { useTexts } from '../../platform/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import type { SpecRow } from './spec-rows.ts'
import styles from './specifications.module.css'

export function Specifications({ rows }: { readonly rows: readonly SpecRow[] }) {
  const { t } = useTexts()
  return (
    <dl className={styles.specs}>
      {rows.map(({ key, value }) => (
        <div key={key} className={styles.row}>
          <dt>{t(`product.specs.${key}`)}</dt>
          <dd>
            <Ltr>{value}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}
