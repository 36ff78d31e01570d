import type { ReactNode } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { EmailForm } from './email-form.tsx'
import { PasswordForm } from './password-form.tsx'

export interface SecurityPageProps {
  readonly user: OwnUser | null
  readonly onChanged: (message: string) => void
  /** The card of the second factor, for staff. */
  readonly secondFactor: ReactNode
}

export function SecurityPage({ user, onChanged, secondFactor }: SecurityPageProps) {
  const { t } = useTexts(dashboardTexts)
  return (
    <>
      <PageHeader title={t('dashboard.sections.security')} lead={t('dashboard.security.lead')} />
      <Card>
        <PasswordForm onChanged={onChanged} />
      </Card>
      {secondFactor}
      {user !== null && (
        <Card>
          <FormSection title={t('dashboard.email.title')} hint={t('dashboard.email.lead')}>
            <EmailForm user={user} />
          </FormSection>
        </Card>
      )}
    </>
  )
}
