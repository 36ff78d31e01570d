import { useRevalidator } from 'react-router'
import type { Trouble } from '#contract/admin/status.ts'
import { statusTexts } from '#i18n/sets/status.ts'
import { formatMoment } from '#i18n/times/moments.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { reportFailure } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { isEmail, jobGroup, knownReason } from './job-group.ts'
import styles from './status.module.css'

interface TroublesProps {
  readonly troubles: readonly Trouble[]
  /** All that failed for good, of which the list shows the newest. */
  readonly failed: number
  readonly now: Date
}

export function Troubles({ troubles, failed, now }: TroublesProps) {
  const { t } = useTexts(statusTexts)
  const shown = troubles.filter(({ next }) => next === null).length
  return (
    <Card>
      <FormSection title={t('status.troubles.title')} {...(troubles.length > 0 && { hint: t('status.troubles.hint') })}>
        {troubles.length === 0 ? (
          <p>{t('status.troubles.none')}</p>
        ) : (
          <ul className={styles.list}>
            {troubles.map((trouble) => (
              <TroubleRow key={trouble._id} trouble={trouble} now={now} />
            ))}
          </ul>
        )}
        {failed > shown && <p className={styles.small}>{t('status.troubles.more', { count: failed })}</p>}
      </FormSection>
    </Card>
  )
}

function TroubleRow({ trouble: { _id: id, job, created, tries, reason, next }, now }: { readonly trouble: Trouble; readonly now: Date }) {
  const { t } = useTexts(statusTexts)
  const language = useLanguage()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const name = t(`status.groups.${jobGroup(job)}`)
  const time = formatMoment(created, now, language)
  const again = async () => {
    try {
      const { message } = await api.call('POST /api/status/job/:id/again', { params: { id } })
      notify({ kind: 'success', text: message })
    } catch (error) {
      reportFailure(error, t)
    }
    await revalidate()
  }
  return (
    <li className={styles.trouble}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.reason}>
          <Reason reason={reason} />
        </p>
      </div>
      <p className={styles.small}>
        <span>{time}</span>
        <span>{t('status.troubles.tries', { count: tries + 1 })}</span>
        <span>{next === null ? t('status.troubles.ended') : t('status.troubles.next', { time: formatMoment(next, now, language) })}</span>
        <Ltr>{job}</Ltr>
      </p>
      <div>
        <Button
          tone="secondary"
          aria-label={t(isEmail(job) ? 'status.troubles.againNamed' : 'status.troubles.retryNamed', { name, time })}
          onPress={again}
        >
          {t(isEmail(job) ? 'status.troubles.again' : 'status.troubles.retry')}
        </Button>
      </div>
    </li>
  )
}

function Reason({ reason }: { readonly reason: string }) {
  const { t } = useTexts(statusTexts)
  const known = knownReason(reason)
  if (known !== null) return t(`status.troubles.reasons.${known}`)
  return reason === '' ? t('status.troubles.noReason') : <Ltr>{reason}</Ltr>
}
