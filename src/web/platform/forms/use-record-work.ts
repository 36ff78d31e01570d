import { useRevalidator } from 'react-router'
import { type Api, ApiError } from '../calls/api.ts'
import { useApi } from '../calls/use-api.ts'
import { reportFailureOrMissing } from '../frame/missing-failures.ts'
import { notify } from '../frame/notices.ts'
import type { Texts } from '../texts/texts.ts'
import type { Refusal } from './form-dialog.tsx'

export type Send = (api: Api) => Promise<{ readonly message: string }>

export interface RecordWork {
  /** Makes a change and loads the page again; answers why not, if it was refused. */
  readonly act: (send: Send) => Promise<Refusal | null>
  /** The same for a button without a dialog: a refusal is told in a notice. */
  readonly press: (send: Send) => Promise<void>
}

interface Run {
  /** Makes a change, loads the page again and says so; throws if it was refused. */
  readonly run: (send: Send) => Promise<void>
  readonly refusal: (error: unknown) => Refusal
}

/** Changes to the record that a page shows, or to one of its list. */
export function useRecordWork(t: Texts, refusalOf: (error: ApiError) => Refusal): RecordWork & Run {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const run = async (send: Send) => {
    const { message } = await send(api)
    await revalidate()
    notify({ kind: 'success', text: message })
  }
  const refusal = (error: unknown): Refusal => {
    if (!(error instanceof ApiError)) throw error
    return refusalOf(error)
  }
  return {
    run,
    refusal,
    act: (send) => run(send).then(() => null, refusal),
    press: async (send) => {
      try {
        await run(send)
      } catch (error) {
        reportFailureOrMissing(error, t)
        await revalidate()
      }
    },
  }
}

/** True where the marked fields say all that there is to say. */
export function isOfFields({ status, fields }: ApiError): boolean {
  return status === 400 && Object.keys(fields).length > 0
}
