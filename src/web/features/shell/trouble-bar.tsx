import { useEffect } from 'react'
import { trouble as ar } from '#i18n/ar/trouble.ts'
import { trouble as en } from '#i18n/en/trouble.ts'
import { dismissNotice, useNotices } from '../../platform/frame/notices.ts'
import { useOnReturn } from '../../platform/frame/on-return.ts'
import { useServiceWorker } from '../../platform/frame/service-worker.ts'
import { type Trouble, tryAgain, useTrouble } from '../../platform/frame/trouble.ts'
import { useIsOffline, useOfflineBlocker, useShownPage } from '../../platform/frame/use-connection.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useCloseLayers } from '../../shop/frame/layers.tsx'
import { isOutdatedPart } from '../../shop/frame/outdated-parts.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { ToastStack } from '../../ui/toast/toast.tsx'
import { keepCornerClear } from './corner.ts'
import styles from './trouble-bar.module.css'

// biome-ignore lint/performance/noBarrelFile: both are one late chunk for its caller.
export { keepPage } from '../../platform/frame/trouble.ts'

export interface PageStateProps {
  /** Nobody has a bag there, but forms. */
  readonly isBackOffice: boolean
}

export function PageState({ isBackOffice }: PageStateProps) {
  const { t } = useTexts()
  const notices = useNotices()
  useEffect(keepCornerClear, [])
  useShownPage()
  useServiceWorker()
  return (
    <>
      <TroubleBar isBackOffice={isBackOffice} />
      {notices.length > 0 && (
        <ToastStack label={t('notices.label')} closeLabel={t('notices.close')} toasts={notices} onClose={dismissNotice} />
      )}
    </>
  )
}

/** The focus falls to the body when the bar disappears with the button that had it. */
function moveFocusToContent(): void {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}

/** Stands over a page that stays on screen: it says what failed to load and offers to try again. */
export function TroubleBar({ isBackOffice }: PageStateProps) {
  const texts = { en, ar }[useLanguage()]
  const trouble = useTrouble()
  const isOffline = useIsOffline()
  const ask = () => tryAgain().finally(() => requestAnimationFrame(moveFocusToContent))
  useOnReturn(trouble?.kind === 'link' ? trouble : null, () => void ask())
  if (trouble === null && !isOffline) return null
  const isOfEarlierQuery = trouble?.kind === 'part' && trouble.isOfEarlierQuery
  return (
    <section className={styles.bar} aria-label={texts.label} data-outdated={isOfEarlierQuery || undefined}>
      {isOffline && <OfflineBlocker />}
      <span className={styles.sign}>
        <Icon name="alert" />
      </span>
      <div className={styles.words} role="alert">
        {isOffline && <p>{isBackOffice ? texts.atWork : texts.offline}</p>}
        {trouble !== null && <p>{texts[textOf(trouble)]}</p>}
      </div>
      {trouble !== null && (
        <PlainButton look="own" className={styles.retry} onPress={ask}>
          {texts.retry}
        </PlainButton>
      )}
    </section>
  )
}

function textOf(trouble: Trouble): 'prices' | 'list' | 'page' | 'link' {
  if (trouble.kind !== 'part') return trouble.kind
  return isOutdatedPart(trouble.part) ? trouble.part : 'page'
}

/** The router takes one blocker at a time, and forms have one of their own, so this one exists only without a network. */
function OfflineBlocker() {
  // The message stands over the page, and an open bag would hide it.
  useOfflineBlocker(useCloseLayers())
  return null
}
