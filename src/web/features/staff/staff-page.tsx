import { useState } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import type { CallReply } from '#contract/endpoints.ts'
import { hasOwnPassword } from '#domain/accounts/accounts.ts'
import { AREAS, hasArea } from '#domain/accounts/areas.ts'
import { areasNotToGive } from '#domain/accounts/staff.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { staffTexts } from '#i18n/sets/staff.ts'
import { useUser } from '../../platform/calls/session.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Invitations } from './invitations.tsx'
import styles from './staff.module.css'
import { StaffCard, type StaffCardProps } from './staff-card.tsx'
import { InviteDialog, RequireQuestion } from './staff-dialogs.tsx'
import { useStaffWork } from './use-staff-work.ts'

export interface StaffPageProps {
  readonly loaded: CallReply<'GET /api/staff'>
  /** Renders the link to a colleague's history. */
  readonly historyOf: StaffCardProps['historyOf']
}

export function StaffPage({ loaded: { staff, invitations, isCodeRequired }, historyOf }: StaffPageProps) {
  const { t } = useTexts(staffTexts)
  const work = useStaffWork()
  const me = useUser()
  const [isInviting, setInviting] = useState(false)
  const [isRequiring, setRequiring] = useState(false)
  const hasCode = staff.some(({ _id, hasSecondFactor }) => _id === me?._id && hasSecondFactor)
  const fixed = me === null ? [] : areasNotToGive(staff, me, AREAS)
  const release = () => work.press((api) => api.call('PUT /api/staff/required-code', { body: { isRequired: false } }))
  return (
    <>
      <PageHeader
        title={t('staff.title')}
        lead={t('staff.lead')}
        action={
          <Button tone="primary" onPress={() => setInviting(true)}>
            {t('staff.invite.open')}
          </Button>
        }
      />
      <div className="stack gap-6">
        <ul className={styles.list}>
          {staff.map((member) => (
            <li key={member._id}>
              <StaffCard member={member} isOwn={member._id === me?._id} fixed={fixed} work={work} historyOf={historyOf} />
            </li>
          ))}
        </ul>
        {invitations.length > 0 && <Invitations invitations={invitations} work={work} />}
        {me !== null && hasArea(me, 'settings') && (
          <Card>
            <FormSection title={t('staff.required.title')} hint={t(isCodeRequired ? 'staff.required.on' : 'staff.required.off')}>
              {isCodeRequired || hasCode ? (
                <div>
                  <Button tone="secondary" onPress={isCodeRequired ? release : () => setRequiring(true)}>
                    {t(isCodeRequired ? 'staff.required.release' : 'staff.required.require')}
                  </Button>
                </div>
              ) : (
                <OwnCodeFirst provider={me.provider} />
              )}
            </FormSection>
          </Card>
        )}
      </div>
      {isInviting && <InviteDialog fixed={fixed} work={work} onClose={() => setInviting(false)} />}
      {isRequiring && (
        <RequireQuestion
          without={staff.filter(({ hasSecondFactor }) => !hasSecondFactor).length}
          work={work}
          onClose={() => setRequiring(false)}
        />
      )}
    </>
  )
}

/** Nobody requires from colleagues what the own account has not got. */
function OwnCodeFirst({ provider }: Pick<OwnUser, 'provider'>) {
  const { t } = useTexts(staffTexts)
  const page = hasOwnPassword({ provider }) ? SECTIONS.security : SECTIONS.account
  return (
    <>
      <p>{t('staff.required.ownFirst')}</p>
      <div>
        <ButtonLink tone="secondary" to={pathInLanguage(page, useLanguage())}>
          {t('staff.required.setUp')}
        </ButtonLink>
      </div>
    </>
  )
}
