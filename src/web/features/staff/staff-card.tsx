import { type ReactNode, useState } from 'react'
import type { StaffMember } from '#contract/admin/staff.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { percentText } from '#i18n/offer-amounts.ts'
import { areasTexts } from '#i18n/sets/areas.ts'
import { staffTexts } from '#i18n/sets/staff.ts'
import { formatRelativeTime } from '#i18n/times/relative-time.ts'
import type { RecordWork } from '../../platform/forms/use-record-work.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Bdi } from '../../ui/bidi/bdi.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import styles from './staff.module.css'
import { AreasDialog, type GivingProps, LimitDialog, StaffQuestion } from './staff-dialogs.tsx'
import { nameOfStaff } from './staff-name.ts'
import { StaffSessions } from './staff-sessions.tsx'

const HOUR_MS = 3_600_000

export interface StaffCardProps extends GivingProps {
  readonly member: StaffMember
  /** The reader's own card. */
  readonly isOwn: boolean
  readonly work: RecordWork
  readonly historyOf: (member: StaffMember) => ReactNode
}

type Asked = 'areas' | 'limit' | 'sessions' | 'end' | 'reset'

/** One colleague with areas and what can be done. */
export function StaffCard({ member, isOwn, fixed, work, historyOf }: StaffCardProps) {
  const { t } = useTexts(staffTexts)
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const name = nameOfStaff(member)
  const params = { id: member._id }
  const values = { name: isolate(name) }
  return (
    <Card>
      <article className={styles.member} aria-label={name}>
        <MemberFacts member={member} isOwn={isOwn} />
        <div className={styles.actions}>
          <Button tone="secondary" aria-label={t('staff.changeNamed', values)} onPress={() => setAsked('areas')}>
            {t('staff.change')}
          </Button>
          {member.areas.includes('sales') && (
            <Button tone="secondary" aria-label={t('staff.limit.openNamed', values)} onPress={() => setAsked('limit')}>
              {t('staff.limit.open')}
            </Button>
          )}
          <Button tone="secondary" aria-label={t('staff.sessionsNamed', values)} onPress={() => setAsked('sessions')}>
            {t('staff.sessions')}
          </Button>
          {member.hasSecondFactor && !isOwn && (
            <Button tone="secondary" aria-label={t('staff.resetCodeNamed', values)} onPress={() => setAsked('reset')}>
              {t('staff.resetCode')}
            </Button>
          )}
          {historyOf(member)}
          {!isOwn && (
            <Button tone="plain-danger" aria-label={t('staff.endAccessNamed', values)} onPress={() => setAsked('end')}>
              {t('staff.endAccess')}
            </Button>
          )}
        </div>
      </article>
      {asked === 'areas' && <AreasDialog member={member} fixed={fixed} work={work} onClose={close} />}
      {asked === 'limit' && <LimitDialog member={member} work={work} onClose={close} />}
      {asked === 'sessions' && <StaffSessions member={member} isOwn={isOwn} work={work} onClose={close} />}
      {asked === 'end' && (
        <StaffQuestion kind="end" name={name} send={(api) => api.call('DELETE /api/staff/:id', { params })} work={work} onClose={close} />
      )}
      {asked === 'reset' && (
        <StaffQuestion
          kind="reset"
          name={name}
          send={(api) => api.call('DELETE /api/staff/:id/second-factor', { params })}
          work={work}
          onClose={close}
        />
      )}
    </Card>
  )
}

function MemberFacts({ member, isOwn }: Pick<StaffCardProps, 'member' | 'isOwn'>) {
  const { t } = useTexts(areasTexts, staffTexts)
  const { areas, discountLimitHundredths: limit, email, lastSeen, hasSecondFactor } = member
  const language = useLanguage()
  const now = new Date()
  const seen = () => {
    if (lastSeen === null) return t('staff.neverSeen')
    if (now.getTime() - new Date(lastSeen).getTime() < HOUR_MS) return t('staff.seenHour')
    return t('staff.seen', { ago: formatRelativeTime(lastSeen, now, language) })
  }
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Bdi>{nameOfStaff(member)}</Bdi>
        </h2>
        {isOwn && <Badge tone="nile">{t('staff.you')}</Badge>}
        <Ltr className={styles.email}>{email}</Ltr>
      </div>
      <div className={styles.badges}>
        {areas.length === 0 ? (
          <Badge>{t('staff.none')}</Badge>
        ) : (
          areas.map((area) => (
            <Badge key={area} tone="brass">
              {t(`areas.names.${area}`)}
            </Badge>
          ))
        )}
      </div>
      <p className={styles.facts}>
        <span>{seen()}</span>
        <span>{t(hasSecondFactor ? 'staff.code' : 'staff.noCode')}</span>
        {limit !== null && areas.includes('sales') && (
          <span>{t('staff.limit.own', { percent: isolateLtr(percentText(limit, language)) })}</span>
        )}
      </p>
    </>
  )
}
