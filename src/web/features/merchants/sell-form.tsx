import { useEffect } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { sellTexts } from '#i18n/sets/sell.ts'
import { useUser } from '../../platform/calls/session.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { DraftNote, useDraft } from '../../platform/forms/form-draft.tsx'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { type ShopForm, useShopForm } from '../../platform/forms/use-form.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import sheet from '../../ui/card/sheet.module.css'
import { ApplicationFields, type ApplicationValues, fetchApplicationSchema } from './application-fields.tsx'
import styles from './sell-page.module.css'

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
  useOwnFacts(form, useUser())
  const draft = useDraft('sell', form.controls)
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

/** Fills in the facts of the signed-in person; typed values stay. */
function useOwnFacts({ controls: { getValues, setValue } }: ShopForm<ApplicationValues>, user: OwnUser | null): void {
  useEffect(() => {
    if (user === null) return
    const { email, phoneNumber } = user
    const own = { email, phoneNumber, name: `${user.firstName} ${user.lastName}`.trim() }
    for (const key of ['name', 'email', 'phoneNumber'] as const) if (!getValues(key)) setValue(key, own[key])
  }, [user, getValues, setValue])
}
