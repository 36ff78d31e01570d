import { SECTIONS } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { useLeaveGuard } from '../../platform/forms/leave-guard.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useBackOneStep } from '../../platform/lists/back-one-step.ts'
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
  const goBack = useBackOneStep(list)
  const form = useShopForm<ApplicationValues>({
    fetchSchema: fetchApplicationSchema,
    defaults: NEW_APPLICATION,
    send: async (values) => {
      const { message } = await api.call('POST /api/merchant/add', { body: values })
      notify({ kind: 'success', text: message })
      guard.letGo()
      goBack()
    },
  })
  const { formProps, refusal, isSubmitting, isReady, controls } = form
  const guard = useLeaveGuard(controls.formState.isDirty)
  const title = t('merchants.list.add')
  const crumbs = [{ text: t('dashboard.sections.merchants'), to: list }, { text: title }]
  return (
    <>
      <PageHeader title={title} lead={t('merchants.list.addLead')} path={{ label: t('merchants.list.path'), crumbs }} />
      <Card>
        <form {...formProps}>
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
