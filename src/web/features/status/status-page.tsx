import type { ReactNode } from 'react'
import type { CallReply } from '#contract/endpoints.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { DAY_MS } from '#domain/durations.ts'
import { measured } from '#domain/text/bytes.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatMeasure, formatNumber } from '#i18n/formats.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import { statusTexts } from '#i18n/sets/status.ts'
import { formatMoment } from '#i18n/times/moments.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import styles from './status.module.css'
import { Troubles } from './troubles.tsx'

type Status = CallReply<'GET /api/status'>

const OLD_MS = 2 * DAY_MS
/** The free part of the disk below which nothing that grows is safe. */
const NEARLY_FULL = 0.05

export function StatusPage({ status, now }: { readonly status: Status; readonly now: Date }) {
  const { t } = useTexts(settingsTexts, statusTexts)
  const language = useLanguage()
  const { troubles, waiting, outbox } = status
  const settings = pathInLanguage(SECTIONS.settings, language)
  return (
    <>
      <PageHeader
        title={t('status.title')}
        lead={t('status.lead')}
        path={{ label: t('status.toSettings'), crumbs: [{ text: t('settings.title'), to: settings }, { text: t('status.title') }] }}
      />
      <div className="stack gap-6">
        <Troubles troubles={troubles} failed={waiting.failed} now={now} />
        <Card>
          <FormSection title={t('status.emails.title')}>
            {outbox !== null && <Callout tone="warning">{t('status.emails.outbox', { folder: isolate(outbox) })}</Callout>}
            <Facts
              facts={[
                [t('status.emails.waiting'), formatNumber(waiting.emails, language)],
                [t('status.emails.others'), formatNumber(waiting.others, language)],
              ]}
            />
          </FormSection>
        </Card>
        <BackupCard backup={status.backup} now={now} />
        <ServerCard status={status} now={now} />
      </div>
    </>
  )
}

function BackupCard({ backup: { isNightly, last, failed }, now }: { readonly backup: Status['backup']; readonly now: Date }) {
  const { t } = useTexts(statusTexts)
  const language = useLanguage()
  const bytes = useBytes()
  const moment = (instant: string) => formatMoment(instant, now, language)
  const isOld = last !== null && now.getTime() - new Date(last.finished).getTime() > OLD_MS
  return (
    <Card>
      <FormSection title={t('status.backup.title')}>
        {failed !== null && (
          <Callout tone="error" title={t('status.backup.failed', { time: moment(failed.started) })}>
            <Ltr>{failed.reason}</Ltr>
          </Callout>
        )}
        {!isNightly && <Callout tone="warning">{t('status.backup.off')}</Callout>}
        {isNightly && isOld && <Callout tone="warning">{t('status.backup.old')}</Callout>}
        {last === null ? (
          <p>{t('status.backup.none')}</p>
        ) : (
          <Facts
            facts={[
              [t('status.backup.last'), moment(last.finished)],
              [t('status.backup.size'), bytes(last.bytes)],
              [t('status.backup.file'), <Ltr key="file">{last.file}</Ltr>],
            ]}
          />
        )}
      </FormSection>
    </Card>
  )
}

function ServerCard({ status: { version, node, started, database, disk }, now }: { readonly status: Status; readonly now: Date }) {
  const { t } = useTexts(statusTexts)
  const language = useLanguage()
  const bytes = useBytes()
  const kind = database.kind === 'embedded' ? ` (${t('status.server.embedded')})` : ''
  const free = disk && t('status.server.diskOf', { free: isolate(bytes(disk.free)), total: isolate(bytes(disk.total)) })
  return (
    <Card>
      <FormSection title={t('status.server.title')}>
        {disk !== null && disk.free < disk.total * NEARLY_FULL && <Callout tone="error">{t('status.server.full')}</Callout>}
        <Facts
          facts={[
            [t('status.server.version'), <Ltr key="version">{t('status.server.versions', { version, node })}</Ltr>],
            [t('status.server.started'), formatMoment(started, now, language)],
            [t('status.server.database'), `${isolate(`PostgreSQL ${database.version}`)}${kind}`],
            [t('status.server.size'), bytes(database.bytes)],
            [t('status.server.processes'), formatNumber(database.processes, language)],
            ...(free === null ? [] : [[t('status.server.disk'), free] as const]),
          ]}
        />
      </FormSection>
    </Card>
  )
}

function useBytes(): (bytes: number) => string {
  const { t } = useTexts(statusTexts)
  const language = useLanguage()
  return (bytes) => {
    const { value, unit } = measured(bytes)
    return formatMeasure(value, t(`status.units.${unit}`), language)
  }
}

/** Names with what they are, one below the other. */
function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
