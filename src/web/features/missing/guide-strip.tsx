import { Link, useLocation } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { pageOfStep, STEPS, type Step, stepAfter } from '#domain/settings/first-steps.ts'
import { FIRST_STEPS } from '#domain/settings/missing.ts'
import { formatNumber } from '#i18n/formats.ts'
import { missingTexts } from '#i18n/sets/missing.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { guidedPath, guidedSheetPath } from './guided-path.ts'
import styles from './missing.module.css'

/** Stands above a step: which one it is, and the ways to the next one and back to all. */
export function GuideStrip({ step, isTaken = false }: { readonly step: Step; readonly isTaken?: boolean }) {
  const { t } = useTexts(missingTexts)
  const language = useLanguage()
  const isInSheet = useLocation().pathname.startsWith(pathInLanguage(SECTIONS.sheets, language))
  const next = stepAfter(step)
  const sheet = guidedSheetPath(step, language)
  const numbers = { step: formatNumber(STEPS.indexOf(step) + 1, language), steps: formatNumber(STEPS.length, language) }
  return (
    <p className={styles.guide}>
      <span className={styles.position}>{t('missing.steps.position', numbers)}</span>
      {sheet !== null && (
        <Link to={isInSheet ? guidedPath(pageOfStep(step), language) : sheet}>
          {t(isInSheet ? 'missing.steps.oneByOne' : 'missing.steps.sheet')}
        </Link>
      )}
      {next !== null && !isTaken && (
        <Link to={guidedPath(pageOfStep(next), language)}>{t('missing.steps.next', { step: t(`missing.steps.${next}.title`) })}</Link>
      )}
      <Link to={pathInLanguage(FIRST_STEPS, language)}>{t('missing.steps.all')}</Link>
    </p>
  )
}
