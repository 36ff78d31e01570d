import { useState } from 'react'
import { useLocation } from 'react-router'
import { sectionOf } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { useStays } from '../../platform/frame/stays.ts'
import { pathInLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CountBadge } from '../../ui/badge/count-badge.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Drawer } from '../../ui/drawer/drawer.tsx'
import { AnyIcon } from '../../ui/icon/any-icon.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useCountWords } from './section-counts.ts'
import { SectionLinks, type SectionLinksProps } from './section-links.tsx'
import styles from './section-sheet.module.css'

/**
 * An open sheet stands until another page is there, or the one that was chosen in it. A page that only notes its filter or its opened
 * record in the address, maybe for a press before this one, closes nothing.
 */
interface Opened {
  readonly path: string
  /** The place in the browser's history from which a press in the sheet leads away; null before such a press. */
  readonly leftAt: string | null
  /** The sheet also closes once somebody chooses to stay on a page with unsaved changes. */
  readonly stays: number
}

/** Shows a phone's current section, and the others in a sheet at the lower edge. */
export function SectionSheet({ owner, counts }: SectionLinksProps) {
  const { t } = useTexts(dashboardTexts)
  const countWords = useCountWords()
  const { pathname, key } = useLocation()
  const stays = useStays()
  const [opened, setOpened] = useState<Opened | null>(null)
  const isHere = opened?.path === pathname && opened.stays === stays
  const isOpen = isHere && (opened.leftAt === null || opened.leftAt === key)
  const current = sectionOf(pathInLanguage(pathname, 'en'))
  const page = current === null ? t('dashboard.title') : t(`dashboard.sections.${current}`)
  return (
    <div className={styles.bar}>
      <PlainButton
        look="own"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpened({ path: pathname, leftAt: null, stays })}
      >
        <Icon name="menu" />
        <span className={styles.page}>
          <span className="visually-hidden">{t('dashboard.openMenu')} </span>
          {page}
        </span>
        {counts.orders > 0 && (
          <span className={styles.unread}>
            <AnyIcon name="receipt" />
            <CountBadge count={counts.orders} label={countWords('orders', counts.orders)} />
          </span>
        )}
        {counts.support > 0 && (
          <span className={styles.unread}>
            <Icon name="message" />
            <CountBadge count={counts.support} label={countWords('support', counts.support)} />
          </span>
        )}
        <Icon name="chevron" />
      </PlainButton>
      <Drawer
        side="bottom"
        isOpen={isOpen}
        onClose={() => setOpened(null)}
        title={t('dashboard.menu')}
        closeLabel={t('dashboard.closeMenu')}
      >
        <nav aria-label={t('dashboard.menu')} onClickCapture={() => setOpened({ path: pathname, leftAt: key, stays })}>
          <SectionLinks owner={owner} counts={counts} />
        </nav>
      </Drawer>
    </div>
  )
}
