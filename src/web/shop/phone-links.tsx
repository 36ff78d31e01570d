import { internationalPhone } from '#domain/phones.ts'
import { isolate } from '#i18n/bidi.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useTexts } from '../platform/texts/texts.ts'
import { Ltr } from '../ui/bidi/ltr.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './phone-links.module.css'

export interface PhoneLinksProps {
  /** As somebody typed it. */
  readonly phone: string
  /** Whose it is, for those who hear the links. */
  readonly name: string
}

/** A number to call, and the chat with it; one that nobody can call is only shown. */
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
