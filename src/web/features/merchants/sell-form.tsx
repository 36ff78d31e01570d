import { sellTexts } from '#i18n/sets/sell.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { DraftNote, useDraft } from '../../platform/forms/form-draft.tsx'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { useOwnFacts } from '../../shop/own-account/own-facts.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import sheet from '../../ui/card/sheet.module.css'
import { ApplicationFields, type ApplicationValues, fetchApplicationSchema } from './application-fields.tsx'
import styles from './sell-page.module.css'

const OWN = ['name', 'email', 'phoneNumber'] as const

export interface SellFormProps {
  /** Called with the server's message. */
  readonly onSent: (message: string) => void
}

export function SellForm({ onSent }: SellFormProps) {
  const { t } = useTexts(sellTexts)
  const api = useApi()
  const form = useShopForm<ApplicationValues>({
    fetchSchema: fetchApplicationSchema,
    send: async (values) => onSent((await api.call('POST /api/merchant/add', { body: values })).message),
  })
  const draft = useDraft('sell', form.controls)
  useOwnFacts(form.controls, draft, OWN)
  const { formProps, refusal, isSubmitting, isReady } = form
  return (
    <form className={`${sheet.form} ${styles.form}`} {...formProps}>
      <DraftNote draft={draft} />
      <RequiredNote />
      <ApplicationFields form={form} isOwn />
      <FormRefusal text={refusal} />
      <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
        {t('sell.form.submit')}
      </SubmitButton>
    </form>
  )
}
