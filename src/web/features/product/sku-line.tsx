import { useEffect, useState } from 'react'
import { useIsAlive } from '../../platform/alive.ts'
import { copyText } from '../../platform/copy-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './sku-line.module.css'

const SHOWN_MS = 3000

export interface SkuLineProps {
  readonly sku: string
  /** Where its pictures are kept; known to admins of shops that have such a place. */
  readonly folderUrl?: string | undefined
}

export function SkuLine({ sku, folderUrl }: SkuLineProps) {
  const { t } = useTexts()
  const isAlive = useIsAlive()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
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
      {isAlive && (
        <button type="button" className={styles.copy} onClick={async () => setCopied(await copyText(sku))}>
          {t('product.copy')}
          <span className="visually-hidden"> {t('product.sku')}</span>
        </button>
      )}
      <p role="status" className={styles.copied}>
        {isCopied && t('product.copied')}
      </p>
    </div>
  )
}
