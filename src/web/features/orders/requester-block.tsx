import type { ReactNode } from 'react'
import type { OrderReply } from '#contract/orders.ts'
import { internationalPhone } from '#domain/accounts/phones.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { whatsAppUrl } from '../../shop/contact/whatsapp.ts'
import { useShop } from '../../shop/frame/root-data.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { greetingOf, nameOfRequester, type Requester } from './requester.ts'
import styles from './requester-block.module.css'

export interface RequesterBlockProps {
  readonly order: Pick<OrderReply, 'number'>
  readonly requester: Requester
}

/** Shows staff whom to call, with the contact given at the time of the request. */
export function RequesterBlock({ order, requester }: RequesterBlockProps) {
  const shop = useShop()
  const { t } = useTexts(ordersTexts)
  const { phoneNumber, currentPhone, email, language } = requester
  const phone = internationalPhone(currentPhone ?? phoneNumber)
  return (
    <ul className={styles.lines}>
      <li className={styles.name}>
        <Icon name="user" />
        <bdi>{nameOfRequester(requester)}</bdi>
      </li>
      {currentPhone !== undefined && (
        <li>
          <Phone typed={currentPhone} note={t('orders.details.currentPhone')} />
        </li>
      )}
      <li>
        <Phone typed={phoneNumber} note={currentPhone === undefined ? null : t('orders.details.askedPhone')} />
      </li>
      {phone !== null && (
        <li>
          <a
            className={styles.line}
            href={whatsAppUrl(phone, greetingOf(order, requester, shop))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" />
            {t('orders.details.whatsApp')}
          </a>
        </li>
      )}
      {email !== '' && (
        <li>
          <a className={styles.line} href={`mailto:${email}`}>
            <Icon name="mail" />
            <span className="visually-hidden">{t('orders.details.email')}</span>
            <Ltr>{email}</Ltr>
          </a>
        </li>
      )}
      <li className={styles.line}>
        <Icon name="message" />
        {t(`orders.details.speaks.${language}`)}
      </li>
    </ul>
  )
}

function Phone({ typed, note }: { readonly typed: string; readonly note: ReactNode }) {
  const { t } = useTexts(ordersTexts)
  const phone = internationalPhone(typed)
  const beside = note !== null && <span className={styles.note}>{note}</span>
  if (phone === null) {
    return (
      <span className={styles.line}>
        <Icon name="phone" />
        {typed === '' ? t('orders.details.noPhone') : <Ltr>{typed}</Ltr>}
        {beside}
      </span>
    )
  }
  return (
    <span className={`${styles.line} ${styles.call}`}>
      <a className={styles.line} href={`tel:${phone}`} aria-label={t('orders.details.callNumber', { phone: isolateLtr(typed) })}>
        <Icon name="phone" />
        <Ltr>{typed}</Ltr>
      </a>
      {beside}
    </span>
  )
}
