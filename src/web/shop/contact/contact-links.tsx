import type { ReactNode } from 'react'
import type { Phone } from '#domain/settings/shop-settings.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useShop } from '../frame/root-data.ts'
import type { ContactSubject } from './contact-subject.tsx'
import { useWhatsAppUrl } from './whatsapp.ts'

export interface CallLinkProps {
  readonly className: string | undefined
  readonly phone?: Phone
}

/** Shows the shop's first phone where no other is named, and nothing for a shop without one. */
export function CallLink({ className, phone: named }: CallLinkProps) {
  const { t } = useTexts()
  const { phones } = useShop()
  const phone = named ?? phones[0]
  if (phone === undefined) return null
  return (
    <a className={className} href={`tel:${phone.international}`}>
      <Icon name="phone" />
      <span className="visually-hidden">{t('shell.call')}</span>
      <Ltr>{phone.shown}</Ltr>
    </a>
  )
}

export interface WhatsAppLinkProps {
  readonly className: string | undefined
  /** The subject of the message. */
  readonly subject?: ContactSubject
  readonly children?: ReactNode
}

export function WhatsAppLink({ className, subject, children }: WhatsAppLinkProps) {
  const { t } = useTexts()
  const url = useWhatsAppUrl(subject)
  if (url === null) return null
  return (
    <a className={className} href={url} target="_blank" rel="noopener noreferrer">
      <Icon name="whatsapp" />
      {children ?? t('shell.whatsapp')}
    </a>
  )
}

/** Leads to the contact form, in a shop that has neither a phone nor WhatsApp. */
export function WriteLink() {
  const { t } = useTexts()
  const language = useLanguage()
  const { phones, whatsapp } = useShop()
  if (phones.length > 0 || whatsapp !== null) return null
  return (
    <ButtonLink tone="secondary" to={pathInLanguage('/contact', language)}>
      {t('shell.contact.label')}
    </ButtonLink>
  )
}

export interface ContactLinesProps {
  /** The class of each link. */
  readonly className: string | undefined
  /** The content of the WhatsApp link, where its name alone is not enough. */
  readonly whatsApp?: ReactNode
}

/** Lists every way to reach the shop, one a line. */
export function ContactLines({ className, whatsApp }: ContactLinesProps) {
  const shop = useShop()
  const { t } = useTexts()
  return (
    <ul>
      {shop.phones.map((phone) => (
        <li key={phone.international}>
          <CallLink className={className} phone={phone} />
        </li>
      ))}
      {shop.whatsapp !== null && (
        <li>
          <WhatsAppLink className={className}>{whatsApp}</WhatsAppLink>
        </li>
      )}
      {shop.email !== '' && (
        <li>
          <a className={className} href={`mailto:${shop.email}`}>
            <Icon name="mail" />
            <span className="visually-hidden">{t('shell.email')}</span>
            <Ltr>{shop.email}</Ltr>
          </a>
        </li>
      )}
    </ul>
  )
}
