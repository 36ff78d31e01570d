import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { whatsAppUrl } from '../../shop/contact/whatsapp.ts'
import { useShop } from '../../shop/frame/root-data.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './ask-about-order.module.css'

/** Opens a chat with the shop whose first message names the order. */
export function AskAboutOrder({ number }: { readonly number: number }) {
  const { whatsapp } = useShop()
  const { t } = useTexts(ordersTexts)
  if (whatsapp === null) return null
  const question = t('orders.call.question', { number: isolateLtr(orderNumberText(number)) })
  return (
    <a className={styles.ask} href={whatsAppUrl(whatsapp.international, question)} target="_blank" rel="noopener noreferrer">
      <Icon name="whatsapp" />
      {t('orders.call.whatsApp')}
    </a>
  )
}
