import type { ReactNode } from 'react'
import { shop } from '#shop-config'
import { useTexts } from '../../platform/texts.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import styles from './account-card.module.css'

export interface AccountCardProps {
  readonly title: string
  readonly lead?: string
  /** What has just happened. */
  readonly notice?: ReactNode
  readonly children: ReactNode
  /** Ways to the other pages of signing in. */
  readonly foot?: ReactNode
}

/** One thing to do on a quiet ground. */
export function AccountCard({ title, lead, notice, children, foot }: AccountCardProps) {
  return (
    <div className={styles.ground}>
      <div className={styles.card}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </header>
        {notice}
        {children}
        {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </div>
  )
}

export function WithoutScripts() {
  const { t } = useTexts()
  const [phone] = shop.phones
  return (
    <noscript>
      <Callout tone="info">
        {t('account.needsScripts')} <Ltr>{phone.shown}</Ltr>
      </Callout>
    </noscript>
  )
}
