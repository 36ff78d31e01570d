import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { KnownCustomerReply } from '#contract/caller/phone-requests.ts'
import { internationalPhone } from '#domain/accounts/phones.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { inLanguage } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { callerTexts } from '#i18n/sets/caller.ts'
import { CopyButton } from '../../../platform/frame/copy-button.tsx'
import { useShop } from '../../../platform/frame/root-data.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { textIn, useTexts } from '../../../platform/texts/texts.ts'
import { whatsAppUrl } from '../../../shop/whatsapp.ts'
import { Ltr } from '../../../ui/bidi/ltr.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonLook } from '../../../ui/button/button-look.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { QrCode } from '../../../ui/qr-code/qr-code.tsx'
import styles from './phone-request.module.css'
import { PhoneRequestForm, type SavedRequest } from './phone-request-form.tsx'

export interface PhoneRequestPageProps {
  readonly customer: KnownCustomerReply | null
  /** The files of a saved request. */
  readonly filesOf: (orderId: string) => ReactNode
}

export function PhoneRequestPage({ customer, filesOf }: PhoneRequestPageProps) {
  const { t } = useTexts(callerTexts)
  const [from, setFrom] = useState(customer)
  const [saved, setSaved] = useState<SavedRequest | null>(null)
  if (saved !== null) {
    return (
      <Saved
        saved={saved}
        files={filesOf(saved.order._id)}
        onNext={() => {
          setFrom(null)
          setSaved(null)
        }}
      />
    )
  }
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('caller.form.title')}</h1>
        <p className={styles.quiet}>{t('caller.form.lead')}</p>
      </header>
      <PhoneRequestForm customer={from} onSaved={setSaved} />
    </div>
  )
}

interface SavedProps {
  readonly saved: SavedRequest
  readonly files: ReactNode
  readonly onNext: () => void
}

/** The link for the customer, the files and the ways on, once the request is saved. */
function Saved({ saved, files, onNext }: SavedProps) {
  const { t } = useTexts(callerTexts)
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { order } = saved
  const number = orderNumberText(order.number)
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('caller.saved.title', { number: isolateLtr(number) })}
      </h1>
      <CustomersLink saved={saved} number={number} />
      {files}
      <p className={styles.ways}>
        <Link className={buttonLook('secondary')} to={pathInLanguage(`/order/${order._id}`, language)}>
          {t('caller.saved.open')}
        </Link>
        <Link className={buttonLook('secondary')} to={pathInLanguage(`/dashboard/customers/${saved.customer}`, language)}>
          {t('caller.saved.card')}
        </Link>
        <Button tone="secondary" onPress={onNext}>
          {t('caller.saved.another')}
        </Button>
      </p>
    </div>
  )
}

function CustomersLink({ saved, number }: Pick<SavedProps, 'saved'> & { readonly number: string }) {
  const { t } = useTexts(callerTexts)
  const shop = useShop()
  const { link, values, isEmailed } = saved
  const phone = internationalPhone(values.phone)
  const speaks = values.language === 'en' ? 'en' : 'ar'
  const message = textIn(speaks, callerTexts)('caller.saved.whatsAppText', {
    name: isolate(values.name),
    number: isolateLtr(number),
    company: isolate(inLanguage(shop.company, speaks)),
    link: link.url,
  })
  return (
    <section className={styles.part}>
      <h2>{t('caller.saved.link')}</h2>
      <p className={styles.link}>
        <Ltr>{link.url}</Ltr>
        <CopyButton text={link.url} label={t('caller.saved.copy')} subject={t('caller.saved.link')} done={t('caller.saved.copied')} />
      </p>
      <p className={styles.quiet}>
        {isEmailed && `${t('caller.saved.emailed', { email: isolateLtr(values.email) })} `}
        {t('caller.saved.linkHint')}
      </p>
      <div className={styles.code}>
        <QrCode text={link.url} label={t('caller.saved.code')} />
        <p className={styles.quiet}>{t('caller.saved.codeHint')}</p>
      </div>
      {phone !== null && (
        <p>
          <a className={buttonLook('primary')} href={whatsAppUrl(phone, message)} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            {t('caller.saved.whatsApp')}
          </a>
        </p>
      )}
    </section>
  )
}
