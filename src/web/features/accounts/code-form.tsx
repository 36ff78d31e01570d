import { useNavigate } from 'react-router'
import { accountTexts } from '#i18n/sets/account.ts'
import { codesTexts } from '#i18n/sets/codes.ts'
import { formsTexts } from '#i18n/sets/forms.ts'
import { pathAfterLogin } from '../../platform/calls/members.ts'
import { knownUser, startSession } from '../../platform/calls/session.ts'
import { useSignInApi } from '../../platform/calls/sign-in-api.ts'
import { FormRefusal } from '../../platform/forms/form-notes.tsx'
import { useShopForm } from '../../platform/forms/use-form.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CodeField } from '../../shop/code-field.tsx'
import { SubmitButton } from '../../ui/button/submit-button.tsx'
import styles from './account-card.module.css'
import { forgetDueCode, takeReturnPath } from './complete-sign-in.ts'

const fetchSchema = () => import('#contract/forms/code-forms.ts').then(({ CodeForm: schema }) => schema)

/** Ends a sign-in by another service, for accounts that need a code as well. */
export function CodeForm({ attempt }: { readonly attempt: string }) {
  const { t } = useTexts(accountTexts, codesTexts, formsTexts)
  const api = useSignInApi()
  const language = useLanguage()
  const navigate = useNavigate()
  const { formProps, field, refusal, isSubmitting, isReady } = useShopForm<{ code: string }>({
    fetchSchema,
    defaults: { code: '' },
    fieldNames: { code: t('codes.label') },
    failureTitle: t('codes.failure'),
    send: async ({ code }) => {
      const { token, user, message } = await api.call('POST /api/auth/second-factor/sign-in', { body: { attempt, code } })
      forgetDueCode()
      // Somebody who was asked to sign in again stays who they are.
      if ((knownUser()?._id ?? user._id) === user._id) {
        notify({ kind: 'success', text: message })
        startSession(token, user)
      }
      await navigate(pathAfterLogin(takeReturnPath(), language), { replace: true })
    },
  })
  return (
    <form className="stack gap-4" {...formProps}>
      <p>{t('codes.due')}</p>
      <CodeField {...field('code')} />
      <p className={styles.side}>{t('codes.lost')}</p>
      <FormRefusal text={refusal} />
      <SubmitButton isSubmitting={isSubmitting} isReady={isReady}>
        {t('codes.submit')}
      </SubmitButton>
    </form>
  )
}
