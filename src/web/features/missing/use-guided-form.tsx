import { useNavigate, useSearchParams } from 'react-router'
import { pageOfStep, type Step, stepAfter } from '#domain/settings/first-steps.ts'
import { FIRST_STEPS } from '#domain/settings/missing.ts'
import { missingTexts } from '#i18n/sets/missing.ts'
import type { GuidedForm } from '../../platform/forms/guided-form.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { GuideStrip } from './guide-strip.tsx'
import { GUIDE, guidedPath } from './guided-path.ts'

/** The form of a step, for somebody whom the first steps led here; the address says so, so that a reload and the way back keep it. */
export function useGuidedForm(step: Step | undefined): GuidedForm | null {
  const { t } = useTexts(missingTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  if (step === undefined || !search.has(GUIDE)) return null
  const next = stepAfter(step)
  const to = next === null ? pathInLanguage(FIRST_STEPS, language) : guidedPath(pageOfStep(next), language)
  const text = next === null ? t('missing.steps.all') : t('missing.steps.goOnTo', { step: t(`missing.steps.${next}.title`) })
  return {
    strip: <GuideStrip step={step} />,
    stripTaken: <GuideStrip step={step} isTaken />,
    onward: { to, text },
    saveLabel: t('missing.steps.saveAndGoOn'),
    goOn: () => void navigate(to),
  }
}
