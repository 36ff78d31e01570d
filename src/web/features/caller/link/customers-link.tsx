import { internationalPhone } from '#domain/accounts/phones.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { inLanguage, type Language } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { callerTexts } from '#i18n/sets/caller.ts'
import { CopyButton } from '../../../platform/frame/copy-button.tsx'
import { textIn, useTexts } from '../../../platform/texts/texts.ts'
import { whatsAppUrl } from '../../../shop/contact/whatsapp.ts'
import { useShop } from '../../../shop/frame/root-data.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { buttonLook } from '../../../ui/button/button-look.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { QrCode } from '../../../ui/qr-code/qr-code.tsx'
import styles from './customers-link.module.css'

export interface LinkedRequest {
  readonly number: number
  readonly name: string
  readonly phone: string
  readonly language: Language
}

export interface CustomersLinkProps {
  readonly url: string
  readonly request: LinkedRequest
}

/** The link of a request by phone, and the ways in which it reaches the customer. The texts of both languages have loaded. */
export function CustomersLink({ url, request: { number, name, phone, language } }: CustomersLinkProps) {
  const { t } = useTexts(callerTexts)
  const shop = useShop()
  const called = internationalPhone(phone)
  const message = textIn(language, callerTexts)('caller.saved.whatsAppText', {
    name: isolate(name),
    number: isolateLtr(orderNumberText(number)),
    company: isolate(inLanguage(shop.company, language)),
    link: url,
  })
  return (
    <>
      <p className={styles.link}>
        <Ltr>{url}</Ltr>
        <CopyButton text={url} label={t('caller.saved.copy')} subject={t('caller.saved.link')} done={t('caller.saved.copied')} />
      </p>
      <div className={styles.code}>
        <QrCode text={url} label={t('caller.saved.code')} />
        <p className={styles.hint}>{t('caller.saved.codeHint')}</p>
      </div>
      {called !== null && (
        <p>
          <a className={buttonLook('primary')} href={whatsAppUrl(called, message)} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            {t('caller.saved.whatsApp')}
          </a>
        </p>
      )}
    </>
  )
}
