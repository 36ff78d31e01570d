import type { OrderReply } from '#contract/orders.ts'
import { internationalPhone } from '#domain/accounts/phones.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { whatsAppUrl } from '../../../shop/contact/whatsapp.ts'
import { useShop } from '../../../shop/frame/root-data.ts'
import { Bdi } from '../../../ui/bidi/bdi.tsx'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { greetingOf, nameOfRequester, type Requester } from '../requester.ts'
import styles from './who-asked.module.css'

export interface WhoAskedProps {
  readonly order: Pick<OrderReply, 'number'>
  readonly requester: Requester
}

/** Shows the customer on a card of the work list, with a link that calls them. */
export function WhoAsked({ order, requester }: WhoAskedProps) {
  const shop = useShop()
  const { t } = useTexts(ordersTexts)
  const shown = requester.currentPhone ?? requester.phoneNumber
  const phone = internationalPhone(shown)
  return (
    <div className={styles.who}>
      <p className={styles.name}>
        <Bdi>{nameOfRequester(requester)}</Bdi>
      </p>
      {phone === null ? (
        <p className={styles.none}>{shown === '' ? t('orders.details.noPhone') : <Ltr>{shown}</Ltr>}</p>
      ) : (
        <>
          <a className={styles.call} href={`tel:${phone}`} aria-label={t('orders.details.callNumber', { phone: isolateLtr(shown) })}>
            <Icon name="phone" />
            <Ltr>{shown}</Ltr>
          </a>
          <a
            className={styles.call}
            href={whatsAppUrl(phone, greetingOf(order, requester, shop))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" />
            <span>{t('orders.list.whatsApp')}</span>
          </a>
        </>
      )}
    </div>
  )
}
