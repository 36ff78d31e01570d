import type { OrderReply } from '#contract/orders.ts'
import { inLanguage } from '#domain/language.ts'
import { internationalPhone } from '#domain/phones.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { shop } from '#shop-config'
import { textIn, useTexts } from '../../platform/texts.ts'
import { whatsAppUrl } from '../../platform/whatsapp.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './requester-block.module.css'

export interface RequesterBlockProps {
  readonly orderId: string
  readonly requester: NonNullable<OrderReply['requester']>
}

/** Whom to call, for the people who do. */
export function RequesterBlock({ orderId, requester }: RequesterBlockProps) {
  const { t } = useTexts()
  const phone = internationalPhone(requester.phoneNumber)
  return (
    <ul className={styles.lines}>
      {requester.firstName !== '' && (
        <li className={styles.name}>
          <Icon name="user" />
          <bdi>{requester.firstName}</bdi>
        </li>
      )}
      <li>
        {phone === null ? (
          <span className={styles.line}>
            <Icon name="phone" />
            {requester.phoneNumber === '' ? t('orders.details.noPhone') : <Ltr>{requester.phoneNumber}</Ltr>}
          </span>
        ) : (
          <a
            className={styles.line}
            href={`tel:${phone}`}
            aria-label={t('orders.details.callNumber', { phone: isolateLtr(requester.phoneNumber) })}
          >
            <Icon name="phone" />
            <Ltr>{requester.phoneNumber}</Ltr>
          </a>
        )}
      </li>
      <li>
        <a className={styles.line} href={`mailto:${requester.email}`}>
          <Icon name="mail" />
          <span className="visually-hidden">{t('orders.details.email')}</span>
          <Ltr>{requester.email}</Ltr>
        </a>
      </li>
      {phone !== null && (
        <li>
          <a className={styles.line} href={whatsAppUrl(phone, greetingOf(orderId, requester))} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            {t('orders.details.whatsApp')}
          </a>
        </li>
      )}
    </ul>
  )
}

/** In the customer's language, whatever the page's is. */
function greetingOf(orderId: string, { firstName, language }: RequesterBlockProps['requester']): string {
  const company = isolate(inLanguage(shop.company, language))
  const id = isolateLtr(orderId)
  const t = textIn(language)
  if (firstName === '') return t('orders.details.greetingNameless', { company, id })
  return t('orders.details.greeting', { name: isolate(firstName), company, id })
}
