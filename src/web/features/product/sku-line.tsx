import { useEffect, useState } from 'react'
import { useIsAlive } from '../../platform/alive.ts'
import { useTexts } from '../../platform/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { copyText } from './copy-text.ts'
import styles from './sku-line.module.css'

const SHOWN_MS = 3000

export function SkuLine({ sku }: { readonly sku: string }) {
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
        {t('product.sku')} <Ltr className={styles.sku}>{sku}</Ltr>
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
