import { Link } from 'react-router'
import { SECTIONS } from '#domain/dashboard.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { merchantsTexts } from '#i18n/sets/merchants.ts'
import { useBackOneStep } from '../../platform/back-one-step.ts'
import { FormRefusal, RequiredNote } from '../../platform/form-notes.tsx'
import { pathInLanguage, useLanguage } from '../../platform/language.ts'
import { useLeaveGuard } from '../../platform/leave-guard.tsx'
import { notify } from '../../platform/notices.ts'
import { useTexts } from '../../platform/texts.ts'
import { useApi } from '../../platform/use-api.ts'
import { useShopForm } from '../../platform/use-form.ts'
import button from '../../ui/button/button.module.css'
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
            <Link className={button.outlined} to={list}>
              {t('merchants.list.cancel')}
            </Link>
          </FormActions>
          {guard.question}
        </form>
      </Card>
    </>
  )
}
