import { ordersTexts } from '#i18n/sets/orders.ts'
import { CopyButton } from '../../platform/frame/copy-button.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './order-id.module.css'

/** Shows the id by which programs and addresses name a request, with a button that copies it. People use its number. */
export function OrderId({ id }: { readonly id: string }) {
  const { t } = useTexts(ordersTexts)
  return (
    <div className={styles.line}>
      <p>
        {t('orders.id')} <Ltr className={styles.id}>{id}</Ltr>
      </p>
      <CopyButton text={id} label={t('orders.copy')} subject={t('orders.id')} done={t('orders.copied')} />
    </div>
  )
}
