import { productTexts } from '#i18n/sets/product.ts'
import { CopyButton } from '../../platform/frame/copy-button.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './sku-line.module.css'

export interface SkuLineProps {
  readonly sku: string
  /** The folder of its pictures; given to admins of shops with a drive. */
  readonly folderUrl?: string | undefined
}

export function SkuLine({ sku, folderUrl }: SkuLineProps) {
  const { t } = useTexts(productTexts)
  return (
    <div className={styles.line}>
      <p>
        {t('product.sku')}{' '}
        {folderUrl === undefined ? (
          <Ltr className={styles.sku}>{sku}</Ltr>
        ) : (
          <a href={folderUrl} target="_blank" rel="noopener noreferrer">
            <Ltr className={styles.sku}>{sku}</Ltr>
          </a>
        )}
      </p>
      <CopyButton text={sku} label={t('product.copy')} subject={t('product.sku')} done={t('product.copied')} />
    </div>
  )
}
