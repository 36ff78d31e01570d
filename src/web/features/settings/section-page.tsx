import type { ReactNode } from 'react'
import { SECTIONS } from '#domain/dashboard.ts'
import type { SettingsSection } from '#domain/settings/sections.ts'
import { LANGUAGES, type Language } from '#domain/text/language.ts'
import { missingTexts } from '#i18n/sets/missing.ts'
import { settingsTexts } from '#i18n/sets/settings.ts'
import type { Api } from '../../platform/calls/api.ts'
import { saveAnswer } from '../../platform/calls/files/save-file.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { RequiredNote } from '../../platform/forms/form-notes.tsx'
import type { GuidedForm } from '../../platform/forms/guided-form.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormFrame } from '../../ui/form-frame/form-frame.tsx'
import { FormActions } from '../../ui/form-layout/form-layout.tsx'
import { FormSection } from '../../ui/form-layout/form-section.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import type { Section } from './content.ts'
import { type FieldSpec, hasRequired } from './field-spec.ts'
import { FeesPart } from './fields/fees-part.tsx'
import { FieldOf } from './fields/field-of.tsx'
import fields from './fields/fields.module.css'
import { hasPreview, SectionPreview } from './previews/section-preview.tsx'
import { SECTION_FIELDS } from './section-fields.ts'
import { UndoButton } from './undo-button.tsx'
import { type SectionForm, useSectionForm } from './use-section-form.tsx'

export interface SectionPageProps {
  readonly section: Section
  readonly renderHistory: (version: number) => ReactNode
  readonly guide: GuidedForm | null
}

/** The form of one section, in both languages at once; the key begins a new form for each. */
export function SectionPage(props: SectionPageProps) {
  return <OneSection key={props.section.section} {...props} />
}

function OneSection({ section: loaded, renderHistory, guide }: SectionPageProps) {
  const { t } = useTexts(missingTexts, settingsTexts)
  const language = useLanguage()
  const { section } = loaded
  const api = useApi()
  const goOn = async () => {
    if (guide === null) return
    // The name that a new shop begins with looks like one that was typed, and nobody is led past it unawares.
    const isNameless = section === 'company' && (await isNameMissing(api))
    if (isNameless) form.mark(['name', 'en'], t('missing.steps.nameless'))
    else guide.goOn()
  }
  const form = useSectionForm(loaded, () => void goOn())
  const title = t(`settings.sections.${section}.title`)
  const crumbs = [{ text: t('settings.title'), to: pathInLanguage(SECTIONS.settings, language) }, { text: title }]
  return (
    <>
      <PageHeader title={title} lead={t(`settings.sections.${section}.lead`)} path={{ label: t('settings.title'), crumbs }} />
      {guide?.strip}
      <FormFrame
        after={renderHistory(form.version)}
        {...(hasPreview(section) ? { preview: <SectionPreview section={section} content={form.content} /> } : {})}
      >
        <Card>
          <form ref={form.formRef} method="post" noValidate onSubmit={form.submit}>
            {hasRequired(SECTION_FIELDS[section]) && <RequiredNote />}
            {form.callout}
            {section === 'delivery' ? (
              <FeesPart form={form} specs={SECTION_FIELDS.delivery} />
            ) : (
              <Parts form={form} specs={SECTION_FIELDS[section]} />
            )}
            <FormActions aside={<Aside section={section} form={form} />}>
              <SubmitButton isSubmitting={form.isSubmitting}>{guide?.saveLabel ?? t('settings.save')}</SubmitButton>
            </FormActions>
          </form>
          {form.guard.question}
        </Card>
      </FormFrame>
    </>
  )
}

/** A question that fails holds nobody up. */
async function isNameMissing(api: Api): Promise<boolean> {
  const { missing } = await api.call('GET /api/settings/missing').catch(() => ({ missing: [] }))
  return missing.some((each) => each === 'name')
}

/** A list has a heading of its own; the single values before and after it stand together. */
function Parts({ form, specs }: { readonly form: SectionForm; readonly specs: readonly FieldSpec[] }) {
  const { t } = useTexts(settingsTexts)
  return groupsOf(specs).map((group) => {
    const [first] = group
    if (first === undefined) return null
    if (first.shape.kind !== 'list') {
      return (
        <div key={first.key} className={fields.part}>
          {group.map((spec) => (
            <FieldOf key={spec.key} form={form} spec={spec} path={[spec.key]} />
          ))}
        </div>
      )
    }
    return (
      <FormSection
        key={first.key}
        title={t(`settings.fields.${first.label}`)}
        {...(first.hint === undefined ? {} : { hint: t(`settings.hints.${first.hint}`) })}
      >
        <FieldOf form={form} spec={first} path={[first.key]} />
      </FormSection>
    )
  })
}

function groupsOf(specs: readonly FieldSpec[]): FieldSpec[][] {
  const groups: FieldSpec[][] = []
  for (const spec of specs) {
    const last = groups.at(-1)
    if (last === undefined || spec.shape.kind === 'list' || last[0]?.shape.kind === 'list') groups.push([spec])
    else last.push(spec)
  }
  return groups
}

/** Sections that offers are printed with. */
const PRINTED: readonly SettingsSection[] = ['company', 'pictures', 'offers', 'registered']

function Aside({ section, form }: { readonly section: SettingsSection; readonly form: SectionForm }) {
  const { t } = useTexts(settingsTexts)
  const language = useLanguage()
  const saveSample = (printed: Language) => {
    const body = { content: form.content, language: printed }
    return saveAnswer(`/api/settings/${section}/sample`, body, `${t('settings.sampleFile')}-${printed}.pdf`, language).catch(form.refuse)
  }
  return (
    <div className="cluster gap-3">
      {PRINTED.includes(section) &&
        LANGUAGES.map((printed) => (
          <Button key={printed} tone="secondary" onPress={() => saveSample(printed)}>
            {t(`settings.samples.${printed}`)}
          </Button>
        ))}
      {form.canGoBack && <UndoButton form={form} />}
    </div>
  )
}
