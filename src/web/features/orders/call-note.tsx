import { Link } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { ordersTexts } from '#i18n/sets/orders.ts'
import { promiseTime } from '#i18n/times/promise-time.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Filled } from '../../ui/bidi/filled.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './call-note.module.css'

export interface CallNoteProps {
  readonly phone: string
  /** The time by which the shop calls; left out where no time is promised. */
  readonly promised?: string | undefined
  /** The address of the confirmation; left out when that is long past. */
  readonly email?: string
}

/** Says which number the sales team will call, and that the email lists the products. */
export function CallNote({ phone, promised, email }: CallNoteProps) {
  return (
    <>
      <PhoneNote phone={phone} promised={promised} />
      {email !== undefined && <EmailNote email={email} />}
    </>
  )
}

function EmailNote({ email }: { readonly email: string }) {
  const { t } = useTexts(ordersTexts)
  return (
    <p>
      <Filled text={t('orders.call.byEmail')} name="email">
        <Ltr className={styles.email}>{email}</Ltr>
      </Filled>
    </p>
  )
}

function PhoneNote({ phone, promised }: Pick<CallNoteProps, 'phone' | 'promised'>) {
  const { t } = useTexts(ordersTexts)
  const language = useLanguage()
  if (phone === '') {
    return (
      <p>
        {t('orders.call.withoutPhone')} <Link to={pathInLanguage(SECTIONS.account, language)}>{t('orders.call.addPhone')}</Link>
      </p>
    )
  }
  return (
    <p>
      <Filled
        text={promised === undefined ? t('orders.call.onPhone') : t('orders.call.onPhoneBy', { by: promiseTime(promised, language) })}
        name="phone"
      >
        <Ltr className={styles.phone}>{phone}</Ltr>
      </Filled>
    </p>
  )
}
