import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Filled } from '../../ui/bidi/filled.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import styles from './unsent-emails.module.css'

export interface UnsentEmailsProps {
  /** The folder that emails are stored in; null where they are sent. */
  readonly outbox: string | null
}

/** Tells admins that the shop's emails reach nobody, where they are stored, and how to send them. */
export function UnsentEmails({ outbox }: UnsentEmailsProps) {
  const { t } = useTexts(dashboardTexts)
  if (outbox === null) return null
  return (
    <Callout tone="warning" title={t('dashboard.unsentEmails.title')}>
      <p>
        <Filled text={t('dashboard.unsentEmails.stored')} name="folder">
          <code className={styles.folder}>
            <Ltr>{outbox}</Ltr>
          </code>
        </Filled>
      </p>
      <p>
        <Filled text={t('dashboard.unsentEmails.send')} name="setting">
          <code>
            <Ltr>SMTP_URL</Ltr>
          </code>
        </Filled>
      </p>
    </Callout>
  )
}
