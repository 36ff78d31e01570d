import { useEffect, useState } from 'react'
import type { OwnUser } from '#contract/accounts.ts'
import { accountTexts } from '#i18n/sets/account.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { useUser } from '../../platform/calls/session.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { DraftNote, useDraft } from '../../platform/forms/form-draft.tsx'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { type ShopForm, useShopForm } from '../../platform/forms/use-form.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import sheet from '../../ui/card/sheet.module.css'
import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import styles from './contact-page.module.css'

const fetchSchema = () => import('#contract/contact.ts').then(({ ContactForm: schema }) => schema)

interface ContactValues {
  readonly name: string
  readonly email: string
  readonly message: string
}

export function ContactForm() {
  const { t } = useTexts(accountTexts, formsTexts)
  const user = useUser()
  const api = useApi()
  const [answer, setAnswer] = useState<string | null>(null)
  const form = useShopForm<ContactValues>({
    fetchSchema,
    send: async (values) => {
      setAnswer(null)
      const { message } = await api.call('POST /api/contact/add', { body: values })
      setAnswer(message)
      notify({ kind: 'success', text: message })
      draft.discard()
      form.controls.reset({ ...whoAsks(user), message: '' })
    },
  })
  useOwnName(form, user)
  const draft = useDraft('contact', form.controls)
  const { formProps, field, refusal, isSubmitting, isReady } = form
  return (
    <form className={`${sheet.form} ${styles.form}`} {...formProps}>
      <DraftNote draft={draft} />
      <RequiredNote />
      <Field {...field('name')} label={t('fields.name')} autoComplete="name" dir="auto" />
      <Field {...field('email')} type="email" label={t('fields.email')} autoComplete="email" isLatin />
      <TextArea {...field('message')} label={t('fields.message')} rows={6} />
      <div role="status">
        {answer !== null && (
          <Callout tone="success" title={t('account.contact.sent')}>
            {answer}
          </Callout>
        )}
      </div>
      <FormRefusal text={refusal} />
      <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
        {t('account.contact.submit')}
      </SubmitButton>
    </form>
  )
}

function whoAsks(user: OwnUser | null): Omit<ContactValues, 'message'> {
  return user === null ? { name: '', email: '' } : { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email }
}

/** Fills in the name and address of the signed-in person; typed values stay. */
function useOwnName({ controls: { getValues, setValue } }: ShopForm<ContactValues>, user: OwnUser | null): void {
  useEffect(() => {
    if (user === null) return
    const own = whoAsks(user)
    if (!getValues('name')) setValue('name', own.name)
    if (!getValues('email')) setValue('email', own.email)
  }, [user, getValues, setValue])
}
