import { Link, useLocation } from 'react-router'
import { laterMenuOf, menuOf, SECTIONS, type Section, type SectionOwner, sectionOf } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { endSession } from '../../platform/calls/session.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CountBadge } from '../../ui/badge/count-badge.tsx'
import { PlainButton } from '../../ui/button/plain-button.tsx'
import { Outline } from '../../ui/icon/icon.tsx'
import { isCounted, type SectionCounts, useCountWords } from './section-counts.ts'
import { SectionIcon } from './section-icon.tsx'
import styles from './section-links.module.css'

const SIGN_OUT = 'M14 8V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2M9 12h12M18 9l3 3-3 3'

export interface SectionLinksProps {
  readonly owner: SectionOwner
  readonly counts: SectionCounts
}

/** The menu of the account area, with the sign-out button. */
export function SectionLinks({ owner, counts }: SectionLinksProps) {
  return (
    <ul className={styles.links}>
      {menuOf(owner).map((section) => (
        <li key={section}>
          <SectionLink section={section} counts={counts} />
        </li>
      ))}
      {laterMenuOf(owner).map((section, index) => (
        <li key={section} className={index === 0 ? styles.group : undefined}>
          <SectionLink section={section} counts={counts} />
        </li>
      ))}
      <li className={`${styles.group} ${styles.out}`}>
        <SignOut className={styles.link} />
      </li>
    </ul>
  )
}

function SectionLink({ section, counts }: { readonly section: Section; readonly counts: SectionCounts }) {
  const { t } = useTexts(dashboardTexts)
  const countWords = useCountWords()
  const { pathname } = useLocation()
  const here = pathInLanguage(pathname, 'en')
  return (
    <Link
      className={styles.link}
      to={pathInLanguage(SECTIONS[section], useLanguage())}
      aria-current={section !== sectionOf(here) ? undefined : SECTIONS[section] === here ? 'page' : 'true'}
    >
      <SectionIcon section={section} />
      <span className={styles.name}>{t(`dashboard.sections.${section}`)}</span>
      {isCounted(section) && <CountBadge count={counts[section]} label={countWords(section, counts[section])} />}
    </Link>
  )
}

export function SignOut({ className }: { readonly className?: string | undefined }) {
  const { t } = useTexts(dashboardTexts)
  return (
    <PlainButton look="own" className={className} onPress={() => endSession('signed-out')}>
      <Outline outline={SIGN_OUT} isMirrored />
      {t('dashboard.signOut')}
    </PlainButton>
  )
}
