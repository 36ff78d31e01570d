import { internationalPhone } from '#domain/accounts/phones.ts'
import { isolate } from '#i18n/bidi.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './phone-links.module.css'

export interface PhoneLinksProps {
  /** The number as somebody typed it. */
  readonly phone: string
  /** The number's owner, for screen readers. */
  readonly name: string
}

/** Links to call a number and to chat with it; an unusable number is shown as text. */
export function PhoneLinks({ phone, name }: PhoneLinksProps) {
  const { t } = useTexts(dashboardTexts)
  const number = internationalPhone(phone)
  if (number === null) return <Ltr>{phone === '' ? '–' : phone}</Ltr>
  return (
    <span className={styles.links}>
      <a href={`tel:${number}`}>
        <Ltr>{phone}</Ltr>
      </a>
      <a className={styles.whatsapp} href={`https://wa.me/${number.slice(1)}`} target="_blank" rel="noopener noreferrer">
        <Icon name="whatsapp" />
        <span className="visually-hidden">{t('dashboard.whatsAppTo', { name: isolate(name) })}</span>
      </a>
    </span>
  )
}
