import { Link } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { isStepDone, pageOfStep, STEPS, type Step } from '#domain/settings/first-steps.ts'
import { FIRST_STEPS, type MissingSetting } from '#domain/settings/missing.ts'
import { formatNumber } from '#i18n/formats.ts'
import { missingTexts } from '#i18n/sets/missing.ts'
import { otherLanguage, pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useMayOpen } from '../../shop/may-open.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { guidedPath, guidedSheetPath } from './guided-path.ts'
import styles from './missing.module.css'

/** The first hour of a shop: every step may be left and come back to. */
export function FirstSteps({ missing }: { readonly missing: readonly MissingSetting[] }) {
  const { t } = useTexts(missingTexts)
  const language = useLanguage()
  const opensStaff = useMayOpen('staff')
  const isReady = STEPS.every((step) => isStepDone(step, missing))
  return (
    <>
      <PageHeader title={t('missing.steps.title')} lead={t('missing.steps.lead')} />
      {isReady && missing.includes('sending') && <Callout tone="warning">{t('missing.settings.sending')}</Callout>}
      {isReady && (
        <Callout tone="success">
          <p>{t(missing.includes('sending') ? 'missing.steps.allTaken' : 'missing.steps.allDone')}</p>
          {opensStaff && (
            <p>
              <Link to={pathInLanguage(SECTIONS.staff, language)}>{t('missing.steps.invite')}</Link>
            </p>
          )}
        </Callout>
      )}
      <Card>
        <ol className={styles.list}>
          <LanguageStep />
          {STEPS.map((step, index) => (
            <StepLine key={step} step={step} number={index + 1} isDone={isStepDone(step, missing)} />
          ))}
        </ol>
      </Card>
    </>
  )
}

function LanguageStep() {
  const { t } = useTexts(missingTexts)
  const other = otherLanguage(useLanguage())
  return (
    <li className={styles.step}>
      <div className={styles.words}>
        <p className={styles.name}>{t('missing.steps.language')}</p>
      </div>
      <ButtonLink tone="secondary" to={pathInLanguage(FIRST_STEPS, other)} lang={other}>
        {t('missing.steps.other')}
      </ButtonLink>
    </li>
  )
}

interface StepLineProps {
  readonly step: Step
  readonly number: number
  readonly isDone: boolean
}

function StepLine({ step, number, isDone }: StepLineProps) {
  const { t } = useTexts(missingTexts)
  const language = useLanguage()
  const sheet = guidedSheetPath(step, language)
  const again = sheet === null ? 'missing.steps.change' : 'missing.steps.addMore'
  return (
    <li className={styles.step}>
      <span className={styles.sign} data-done={isDone || undefined}>
        {isDone ? <Icon name="check" /> : <span aria-hidden="true">{formatNumber(number, language)}</span>}
        <span className="visually-hidden">{t(isDone ? 'missing.steps.done' : 'missing.steps.open')}</span>
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{t(`missing.steps.${step}.title`)}</p>
        <p className={styles.lead}>{t(`missing.steps.${step}.lead`)}</p>
        {sheet !== null && (
          <Link to={sheet}>
            {t('missing.steps.sheet')}
            <span className="visually-hidden"> {t(`missing.steps.${step}.title`)}</span>
          </Link>
        )}
      </div>
      <ButtonLink tone={isDone ? 'secondary' : 'primary'} to={guidedPath(pageOfStep(step), language)}>
        {t(isDone ? again : 'missing.steps.begin')}
        <span className="visually-hidden"> {t(`missing.steps.${step}.title`)}</span>
      </ButtonLink>
    </li>
  )
}
