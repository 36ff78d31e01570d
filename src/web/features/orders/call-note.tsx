import { Link } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Filled } from '../../ui/bidi/filled.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import styles from './call-note.module.css'

/** Who calls, and on what number. */
export function CallNote({ phone }: { readonly phone: string }) {
  const { t } = useTexts()
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
      <Filled text={t('orders.call.onPhone')} name="phone">
        <Ltr className={styles.phone}>{phone}</Ltr>
      </Filled>
    </p>
  )
}
