import { Link } from 'react-router'
import { maySee, type SectionOwner, sectionOf } from '#domain/dashboard.ts'
import { doneSteps, STEPS } from '#domain/settings/first-steps.ts'
import { FIRST_STEPS, type MissingSetting, PAGE_OF_MISSING } from '#domain/settings/missing.ts'
import { formatNumber } from '#i18n/formats.ts'
import { missingTexts } from '#i18n/sets/missing.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Callout } from '../../ui/callout/callout.tsx'
import styles from './missing.module.css'

export interface MissingListProps {
  readonly missing: readonly MissingSetting[]
  readonly owner: SectionOwner
}

/** Names what the shop still lacks, each with the way to it; nothing once nothing is missing. */
export function MissingList({ missing, owner }: MissingListProps) {
  const { t } = useTexts(missingTexts)
  const language = useLanguage()
  if (missing.length === 0) return null
  const steps = { done: formatNumber(doneSteps(missing), language), steps: formatNumber(STEPS.length, language) }
  return (
    <Callout tone="warning" title={t('missing.title')}>
      <ul className={styles.missing}>
        {missing.map((each) => (
          <li key={each}>
            <Way page={PAGE_OF_MISSING[each]} owner={owner} words={t(`missing.settings.${each}`)} />
          </li>
        ))}
      </ul>
      <p className={styles.steps}>
        <Link to={pathInLanguage(FIRST_STEPS, language)}>{t('missing.go', steps)}</Link>
      </p>
    </Callout>
  )
}

interface WayProps {
  readonly page: string | null
  readonly owner: SectionOwner
  readonly words: string
}

/** A colleague without the area reads what is missing and is led nowhere. */
function Way({ page, owner, words }: WayProps) {
  const language = useLanguage()
  const section = page === null ? null : sectionOf(page)
  if (page === null || section === null || !maySee(section, owner)) return words
  return <Link to={pathInLanguage(page, language)}>{words}</Link>
}
