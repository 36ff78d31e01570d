import type { ReactNode } from 'react'
import type { OwnUser, Session } from '#contract/accounts.ts'
import { hasOwnPassword } from '#domain/accounts/accounts.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { Card } from '../../ui/card/card.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { ProfileForm } from './profile-form.tsx'
import styles from './profile-page.module.css'
import { SessionPanel } from './session-panel.tsx'

const PROVIDER_WORDS = {
  Email: 'dashboard.providers.email',
  Google: 'dashboard.providers.google',
  Facebook: 'dashboard.providers.facebook',
} as const satisfies Record<OwnUser['provider'], string>

export interface ProfilePageProps {
  readonly user: OwnUser
  readonly roleBadge: ReactNode
  readonly sessions: readonly Session[] | null
}

/** Shows the signed-in person, and what they may change. */
export function ProfilePage({ user, roleBadge, sessions }: ProfilePageProps) {
  const { t } = useTexts(dashboardTexts)
  const isNameless = user.firstName.trim() === ''
  return (
    <>
      <PageHeader title={t('dashboard.sections.account')} lead={t('dashboard.profile.lead')} />
      {isNameless && <Callout title={t('dashboard.profile.namelessTitle')}>{t('dashboard.profile.namelessText')}</Callout>}
      <Card>
        <section className={styles.facts} aria-label={t('dashboard.profile.facts')}>
          <p className={styles.who}>
            {hasOwnPassword(user) ? (
              <Ltr>{user.email}</Ltr>
            ) : (
              t('dashboard.profile.loggedInWith', { provider: t(PROVIDER_WORDS[user.provider]) })
            )}
          </p>
          {roleBadge}
        </section>
        <ProfileForm user={user} />
      </Card>
      <SessionPanel sessions={sessions} />
    </>
  )
}
