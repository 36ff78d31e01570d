import type { ReactNode } from 'react'
import { accountTexts } from '#i18n/sets/account.ts'
import { useFocusOnArrival } from '../../platform/frame/focus-on-arrival.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useShop } from '../../shop/frame/root-data.ts'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { SheetPage } from '../../ui/card/sheet-page.tsx'
import styles from './account-card.module.css'

export interface AccountCardProps {
  readonly title: string
  readonly lead?: string
  /** A message about the last action, above the form. */
  readonly notice?: ReactNode
  readonly children: ReactNode
  /** Links to the other pages of signing in. */
  readonly foot?: ReactNode
}

export function AccountCard({ title, lead, notice, children, foot }: AccountCardProps) {
  return (
    <SheetPage title={title} titleRef={useFocusOnArrival()} lead={lead}>
      {notice}
      {children}
      {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
    </SheetPage>
  )
}

export function WithoutScripts() {
  const { phones } = useShop()
  const { t } = useTexts(accountTexts)
  const [phone] = phones
  return (
    <noscript>
      <Callout tone="info">
        {t('account.needsScripts')} {phone !== undefined && <Ltr>{phone.shown}</Ltr>}
      </Callout>
    </noscript>
  )
}
