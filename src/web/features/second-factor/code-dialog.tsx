import { useState } from 'react'
import { codesTexts } from '#i18n/sets/codes.ts'
import { type Api, ApiError } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { failureText, reportFailure } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CodeField } from '../../shop/code-field.tsx'

export interface CodeDialogProps {
  readonly title: string
  readonly tone?: 'primary' | 'danger'
  readonly onClose: () => void
  /** Another tab has switched the code off, so that there is nothing to change. */
  readonly onStale: () => void
  /** Makes the change and answers its message. */
  readonly send: (api: Api, code: string) => Promise<string>
}

/** A change that needs a code. */
export function CodeDialog({ title, tone = 'primary', onClose, onStale, send }: CodeDialogProps) {
  const { t } = useTexts(codesTexts)
  const api = useApi()
  const [code, setCode] = useState('')
  const act = async () => {
    try {
      notify({ kind: 'success', text: await send(api, code) })
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'account/code-off') {
        reportFailure(error, t, t('codes.actFailure'))
        onStale()
        return null
      }
      const isOfField = error.fields.code !== undefined
      return { text: isOfField ? null : (failureText(error, t) ?? error.message), fields: error.fields }
    }
  }
  return (
    <FormDialog title={title} doLabel={title} tone={tone} onClose={onClose} act={act}>
      {(errorOf) => <CodeField isRequired value={code} error={errorOf('code')} onChange={({ target }) => setCode(target.value)} />}
    </FormDialog>
  )
}
