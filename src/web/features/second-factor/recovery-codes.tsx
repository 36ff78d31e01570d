import { codesTexts } from '#i18n/sets/codes.ts'
import { useLeaveGuard } from '../../platform/forms/leave-guard.tsx'
import { CopyButton } from '../../platform/frame/copy-button.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import styles from './second-factor.module.css'

export interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Shown once: nobody can show them again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTexts(codesTexts)
  const { question } = useLeaveGuard(true, {
    title: t('codes.recovery.leave.title'),
    text: t('codes.recovery.leave.text'),
    stay: t('codes.recovery.leave.stay'),
    leave: t('codes.recovery.leave.leave'),
  })
  return (
    <section className="stack gap-4" aria-label={t('codes.recovery.title')}>
      <Callout tone="info">{t('codes.recovery.text')}</Callout>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Ltr>{code}</Ltr>
          </li>
        ))}
      </ul>
      <div className="cluster gap-3">
        <CopyButton text={codes.join('\n')} label={t('codes.recovery.copy')} subject="" done={t('codes.copied')} />
        <Button tone="primary" onPress={onDone}>
          {t('codes.recovery.done')}
        </Button>
      </div>
      {question}
    </section>
  )
}
