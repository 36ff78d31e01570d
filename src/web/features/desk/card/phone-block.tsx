import type { Ref } from 'react'
import type { DeskCardReply, EntryReply } from '#contract/desk.ts'
import { internationalPhone } from '#domain/accounts/phones.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { deskTexts } from '#i18n/sets/desk.ts'
import { CopyButton } from '../../../platform/frame/copy-button.tsx'
import { textIn, useTexts } from '../../../platform/texts/texts.ts'
import { whatsAppUrl } from '../../../shop/contact/whatsapp.ts'
import { useShop } from '../../../shop/frame/root-data.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { buttonLook } from '../../../ui/button/button-look.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { QrCode } from '../../../ui/qr-code/qr-code.tsx'
import styles from './phone-block.module.css'

/** The letter of the key by which a call begins. */
const CALL_KEY = 'C'

const OFFER_KINDS = ['offer', 'acceptance', 'offer-message', 'approval'] as const

export interface PhoneBlockProps {
  readonly customer: DeskCardReply['customer']
  readonly entry: EntryReply
  readonly callRef: Ref<HTMLAnchorElement>
  /** A call takes the card; false where somebody else has it and a word is needed first. */
  readonly onCall: () => boolean
}

/** The ways to reach the customer: the number itself is the largest thing on the card. */
export function PhoneBlock({ customer, entry, callRef, onCall }: PhoneBlockProps) {
  const shop = useShop()
  const { t } = useTexts(deskTexts)
  const phone = internationalPhone(customer.phone)
  return (
    <div className={styles.block}>
      <div className={styles.ways}>
        {phone === null ? (
          <>
            <p className={styles.none}>
              {t('desk.phone.none')} {customer.phone !== '' && <Ltr>{customer.phone}</Ltr>}
            </p>
            {customer.email !== '' && (
              <p className={styles.buttons}>
                <a className={buttonLook('primary')} href={emailUrl(customer.email, greeting(customer, entry, shop))}>
                  {t('desk.phone.write')}
                </a>
              </p>
            )}
          </>
        ) : (
          <>
            <p className={styles.number}>
              <Ltr>{shownPhone(customer.phone, phone)}</Ltr>
              <CopyButton text={phone} label={t('desk.phone.copy')} subject={t('desk.phone.number')} done={t('desk.phone.copied')} />
            </p>
            <p className={styles.buttons}>
              <a
                ref={callRef}
                className={buttonLook('primary', styles.call)}
                href={`tel:${phone}`}
                onClick={(event) => {
                  if (!onCall()) event.preventDefault()
                }}
              >
                <Icon name="phone" />
                {t('desk.phone.call')}
                <span className={styles.key} aria-hidden="true">
                  {CALL_KEY}
                </span>
              </a>
              <a
                className={buttonLook('secondary')}
                href={whatsAppUrl(phone, greeting(customer, entry, shop))}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon name="whatsapp" />
                {t('desk.phone.whatsApp')}
              </a>
            </p>
          </>
        )}
      </div>
      {phone !== null && (
        <div className={styles.scan}>
          <QrCode text={`tel:${phone}`} label={t('desk.phone.code')} />
          <p>{t('desk.phone.scan')}</p>
        </div>
      )}
    </div>
  )
}

function emailUrl(email: string, text: string): string {
  return `mailto:${encodeURIComponent(email)}?body=${encodeURIComponent(text)}`
}

/** Egyptian numbers are read in groups, with their country where they came with one. */
function shownPhone(typed: string, international: string): string {
  const local = /^\+20(1\d\d)(\d{3})(\d{4})$/.exec(international)
  return local === null ? typed : `0${local[1]} ${local[2]} ${local[3]}`
}

/** The first words of a message, in the customer's language. */
function greeting({ name, language }: DeskCardReply['customer'], { kind, number }: EntryReply, shop: ShopSettings): string {
  const text = textIn(language, deskTexts)
  const about = kind === 'request' ? 'request' : OFFER_KINDS.some((each) => each === kind) ? 'offer' : 'other'
  const hello = name === '' ? text('desk.greetings.unnamed') : text('desk.greetings.named', { name: isolate(name) })
  const reason = text(`desk.greetings.${number === '' ? 'other' : about}`, {
    company: isolate(inLanguage(shop.company, language)),
    number: isolateLtr(number),
  })
  return `${hello} ${reason}`
}
