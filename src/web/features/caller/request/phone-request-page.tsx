import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { KnownCustomerReply } from '#contract/caller/phone-requests.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { callerTexts } from '#i18n/sets/caller.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonLook } from '../../../ui/button/button-look.ts'
import { CustomersLink } from '../link/customers-link.tsx'
import styles from './phone-request.module.css'
import { PhoneRequestForm, type SavedRequest } from './phone-request-form.tsx'

export interface PhoneRequestPageProps {
  readonly customer: KnownCustomerReply | null
  readonly phone: string
  /** The files of a saved request. */
  readonly filesOf: (orderId: string) => ReactNode
}

export function PhoneRequestPage({ customer, phone, filesOf }: PhoneRequestPageProps) {
  const { t } = useTexts(callerTexts)
  const [from, setFrom] = useState({ customer, phone })
  const [saved, setSaved] = useState<SavedRequest | null>(null)
  if (saved !== null) {
    return (
      <Saved
        saved={saved}
        files={filesOf(saved.order._id)}
        onNext={() => {
          setFrom({ customer: null, phone: '' })
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
      <PhoneRequestForm {...from} onSaved={setSaved} />
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
  const { order, entry, link, values, isEmailed } = saved
  return (
    <div className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        {t('caller.saved.title', { number: isolateLtr(orderNumberText(order.number)) })}
      </h1>
      <section className={styles.part}>
        <h2>{t('caller.saved.link')}</h2>
        <p className={styles.quiet}>
          {isEmailed && `${t('caller.saved.emailed', { email: isolateLtr(values.email) })} `}
          {t('caller.saved.linkHint')}
        </p>
        <CustomersLink
          url={link.url}
          request={{ number: order.number, name: values.name, phone: values.phone, language: values.language === 'en' ? 'en' : 'ar' }}
        />
      </section>
      {files}
      <p className="cluster gap-2">
        {entry !== null && (
          <Link className={buttonLook('primary')} to={pathInLanguage(`${SECTIONS.desk}?entry=${entry}`, language)}>
            {t('caller.saved.desk')}
          </Link>
        )}
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
