import { useState } from 'react'
import { accountTexts } from '#i18n/sets/account.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { useUser } from '../../platform/calls/session.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { DraftNote, useDraft } from '../../platform/forms/form-draft.tsx'
import { FormRefusal, RequiredNote } from '../../platform/forms/form-notes.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { ownFacts, useOwnFacts } from '../../shop/own-account/own-facts.ts'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import { Callout } from '../../ui/callout/callout.tsx'
import sheet from '../../ui/card/sheet.module.css'
import { Field } from '../../ui/field/field.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import styles from './contact-page.module.css'

const fetchSchema = () => import('#contract/contact.ts').then(({ ContactForm: schema }) => schema)

const OWN = ['name', 'email'] as const
const NOBODY = { name: '', email: '' } as const

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
      const { name, email } = user === null ? NOBODY : ownFacts(user)
      form.controls.reset({ name, email, message: '' })
    },
  })
  const draft = useDraft('contact', form.controls)
  useOwnFacts(form.controls, draft, OWN)
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
