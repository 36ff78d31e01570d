import { useRevalidator } from 'react-router'
import { staffTexts } from '#i18n/sets/staff.ts'
import { type Api, ApiError } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import type { Refusal } from '../../platform/forms/form-dialog.tsx'
import { failureText, reportFailure } from '../../platform/frame/failures.ts'
import { notify } from '../../platform/frame/notices.ts'
import { useTexts } from '../../platform/texts/texts.ts'

type Send = (api: Api) => Promise<{ readonly message: string }>

export interface StaffWork {
  /** Makes a change and loads the page again; answers why not, if it was refused. */
  readonly act: (send: Send) => Promise<Refusal | null>
  /** The same for a button without a dialog: a refusal is told in a notice. */
  readonly press: (send: Send) => Promise<void>
}

export function useStaffWork(): StaffWork {
  const { t } = useTexts(staffTexts)
  const api = useApi()
  const { revalidate } = useRevalidator()
  const run = async (send: Send) => {
    const { message } = await send(api)
    await revalidate()
    notify({ kind: 'success', text: message })
  }
  const refusal = (error: unknown): Refusal => {
    if (!(error instanceof ApiError)) throw error
    // A colleague did something meanwhile: the list behind the dialog shows it.
    if (error.code === 'conflict') void revalidate()
    const isOfFields = error.status === 400 && Object.keys(error.fields).length > 0
    return { text: isOfFields ? null : (failureText(error, t) ?? error.message), fields: error.fields }
  }
  return {
    act: (send) => run(send).then(() => null, refusal),
    press: async (send) => {
      try {
        await run(send)
      } catch (error) {
        reportFailure(error, t)
        await revalidate()
      }
    },
  }
}
