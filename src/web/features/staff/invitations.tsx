import { useState } from 'react'
import type { OpenInvitation } from '#contract/admin/staff.ts'
import { isolate } from '#i18n/bidi.ts'
import { formatLongDate } from '#i18n/formats.ts'
import { areasTexts } from '#i18n/sets/areas.ts'
import { staffTexts } from '#i18n/sets/staff.ts'
import type { RecordWork } from '../../platform/forms/use-record-work.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import styles from './staff.module.css'
import { StaffQuestion } from './staff-dialogs.tsx'

interface InvitationsProps {
  readonly invitations: readonly OpenInvitation[]
  readonly work: RecordWork
}

export function Invitations({ invitations, work }: InvitationsProps) {
  const { t } = useTexts(staffTexts)
  return (
    <Card>
      <FormSection title={t('staff.invitations.title')}>
        <ul className={styles.list}>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation._id} invitation={invitation} work={work} />
          ))}
        </ul>
      </FormSection>
    </Card>
  )
}

function InvitationRow({ invitation, work }: { readonly invitation: OpenInvitation; readonly work: RecordWork }) {
  const { t } = useTexts(areasTexts, staffTexts)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { _id: id, email, areas, created, expires, isExpired } = invitation
  const values = { email: isolate(email) }
  return (
    <li className={styles.member}>
      <div className={styles.head}>
        <Ltr>{email}</Ltr>
        {isExpired && <Badge tone="warning">{t('staff.invitations.expired')}</Badge>}
      </div>
      <div className={styles.badges}>
        {areas.map((area) => (
          <Badge key={area} tone="brass">
            {t(`areas.names.${area}`)}
          </Badge>
        ))}
      </div>
      <p className={styles.facts}>
        <span>{t('staff.invitations.sent', { date: formatLongDate(created, language) })}</span>
        {!isExpired && <span>{t('staff.invitations.until', { date: formatLongDate(expires, language) })}</span>}
      </p>
      <div className={styles.actions}>
        <Button
          tone="secondary"
          aria-label={t('staff.invitations.againNamed', values)}
          onPress={() => work.press((api) => api.call('POST /api/staff/invite/:id/again', { params: { id } }))}
        >
          {t('staff.invitations.again')}
        </Button>
        <Button tone="plain-danger" aria-label={t('staff.invitations.takeBackNamed', values)} onPress={() => setAsking(true)}>
          {t('staff.invitations.takeBack')}
        </Button>
      </div>
      {isAsking && (
        <StaffQuestion
          kind="takeBack"
          name={email}
          send={(api) => api.call('DELETE /api/staff/invite/:id', { params: { id } })}
          work={work}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
