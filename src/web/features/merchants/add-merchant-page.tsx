import { SECTIONS } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { DraftNote } from '../../platform/forms/form-draft.tsx'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { useRecordForm } from '../../platform/forms/record-form.ts'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { FormActions, FormFields } from '../../ui/form-layout/form-layout.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { ApplicationFields, type ApplicationValues, fetchApplicationSchema, NEW_APPLICATION } from './application-fields.tsx'

/** Lets admins apply in a merchant's name. */
export function AddMerchantPage() {
  const { t } = useTexts(dashboardTexts, merchantsTexts)
  const api = useApi()
  const list = pathInLanguage(SECTIONS.merchants, useLanguage())
  const { form, draft, guard } = useRecordForm<ApplicationValues>({
    fetchSchema: fetchApplicationSchema,
    defaults: NEW_APPLICATION,
    draftName: 'merchant/new',
    list,
    send: (values) => api.call('POST /api/merchant/add', { body: values }),
  })
  const { formProps, refusal, isSubmitting, isReady } = form
  const title = t('merchants.list.add')
  const crumbs = [{ text: t('dashboard.sections.merchants'), to: list }, { text: title }]
  return (
    <>
      <PageHeader title={title} lead={t('merchants.list.addLead')} path={{ label: t('merchants.list.path'), crumbs }} />
      <Card>
        <form {...formProps}>
          <DraftNote draft={draft} />
          <RequiredNote />
          <FormFields>
            <ApplicationFields form={form} isOwn={false} />
          </FormFields>
          <FormRefusal text={refusal} />
          <FormActions>
            <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
              {t('merchants.list.add')}
            </SubmitButton>
            <ButtonLink tone="secondary" to={list}>
              {t('merchants.list.cancel')}
            </ButtonLink>
          </FormActions>
          {guard.question}
        </form>
      </Card>
    </>
  )
}
