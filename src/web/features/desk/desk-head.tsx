import type { ReactNode } from 'react'
import { deskTexts } from '#i18n/sets/desk.ts'
import { formatMoment } from '#i18n/times/moments.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { AnyIcon } from '../../ui/icon/any-icon.tsx'
import { Switch } from '../../ui/switch/switch.tsx'
import styles from './desk-page.module.css'
import type { DeskLink } from './use-desk.ts'
import type { DueSound } from './use-due-sound.ts'

export interface DeskBarProps {
  readonly link: DeskLink
  /** The browser's time of the last answer. */
  readonly at: number
  readonly sound: DueSound
  readonly onTryNow: () => void
  readonly onKeys: () => void
  readonly onHandOver: () => void
  readonly children: ReactNode
}

/** The desk's heading: its connection, its sound, its keys, and the hand-over. */
export function DeskBar({ link, at, sound, onTryNow, onKeys, onHandOver, children }: DeskBarProps) {
  const { t } = useTexts(deskTexts)
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>{t('desk.title')}</h1>
      <Link link={link} at={at} onTryNow={onTryNow} />
      <div className={styles.tools}>
        <div className={styles.states}>{children}</div>
        <span title={t('desk.soundHint')}>
          <Switch label={t('desk.sound')} isOn={sound.isOn} onChange={sound.setOn} />
        </span>
        <PlainButton look="quiet" onPress={onHandOver}>
          <AnyIcon name="users" />
          {t('desk.handOver')}
        </PlainButton>
        <PlainButton look="quiet" className={styles.keyTool} onPress={onKeys}>
          <span className={styles.key} aria-hidden="true">
            ?
          </span>
          {t('desk.keysButton')}
        </PlainButton>
      </div>
    </header>
  )
}

/** The state of the connection has a fixed place, so that losing it moves nothing. */
function Link({ link, at, onTryNow }: Pick<DeskBarProps, 'link' | 'at' | 'onTryNow'>) {
  const { t } = useTexts(deskTexts)
  const language = useLanguage()
  const time = formatMoment(new Date(at), new Date(at), language)
  return (
    <p className={styles.link} data-link={link} role="status">
      <span className={styles.dot} aria-hidden="true" />
      {link === 'live' && t('desk.live')}
      {link === 'slow' && t('desk.slow', { time })}
      {link === 'offline' && (
        <>
          {t('desk.reconnecting', { time })}{' '}
          <PlainButton look="inline" onPress={onTryNow}>
            {t('desk.tryNow')}
          </PlainButton>
        </>
      )}
    </p>
  )
}
