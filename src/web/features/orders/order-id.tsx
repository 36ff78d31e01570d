import { useEffect, useState } from 'react'
import { copyText } from '../../platform/copy-text.ts'
import { useTexts } from '../../platform/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './order-id.module.css'

const SHOWN_MS = 3000

/** The number that people read out on the phone, with a way to take it along. */
export function OrderId({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <div className={styles.line}>
      <p>
        {t('orders.id')} <Ltr className={styles.id}>{id}</Ltr>
      </p>
      <button type="button" className={styles.copy} onClick={async () => setCopied(await copyText(id))}>
        {t('orders.copy')}
        <span className="visually-hidden"> {t('orders.id')}</span>
      </button>
      <p role="status" className={styles.copied}>
        {isCopied && t('orders.copied')}
      </p>
    </div>
  )
}
