import { useNavigate, useRevalidator } from 'react-router'
import type { CallReply } from '#contract/endpoints.ts'
import { isolate } from '#i18n/bidi.ts'
import { customersTexts } from '#i18n/sets/customers.ts'
import { type Api, ApiError } from '../../../platform/calls/api.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import type { Refusal } from '../../../platform/forms/form-dialog.tsx'
import { failureOrMissingText, reportFailureOrMissing } from '../../../platform/frame/missing-failures.ts'
import { notify } from '../../../platform/frame/notices.ts'
import { useTexts } from '../../../platform/texts/texts.ts'

export type CustomerCard = CallReply<'GET /api/customer/:id'>
export type Customer = CustomerCard['customer']

type Send = (api: Api) => Promise<{ readonly message: string }>

interface Editing {
  readonly send: Send
  /** Takes what a colleague saved, and answers its values by the names of the fields. */
  readonly onConflict: (customer: Customer) => Readonly<Record<string, string>>
}

export interface CustomerWork {
  /** Makes a change and loads the card again; answers why not, if it was refused. */
  readonly act: (send: Send) => Promise<Refusal | null>
  /** The same for an edit: where a colleague was faster, the customer is read again, and the refusal says what stands there now. */
  readonly edit: (id: string, editing: Editing) => Promise<Refusal | null>
  /** The same for a button without a dialog: a refusal is told in a notice. */
  readonly press: (send: Send) => Promise<void>
  /** Makes a draft of an offer for the customer and opens it. */
  readonly offer: (customerId: string, pathOf: (offerId: string) => string) => Promise<void>
}

export function useCustomerWork(): CustomerWork {
  const { t } = useTexts(customersTexts)
  const api = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const run = async (send: Send) => {
    const { message } = await send(api)
    await revalidate()
    notify({ kind: 'success', text: message })
  }
  const refusal = (error: unknown): Refusal => {
    if (!(error instanceof ApiError)) throw error
    const isOfFields = error.status === 400 && Object.keys(error.fields).length > 0
    return { text: isOfFields && error.code === 'validation' ? null : failureOrMissingText(error, t), fields: error.fields }
  }
  const said = (value = '') => (value === '' ? t('customers.nowEmpty') : t('customers.now', { value: isolate(value) }))
  return {
    act: (send) => run(send).then(() => null, refusal),
    edit: async (id, { send, onConflict }) => {
      try {
        await run(send)
        return null
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict')) return refusal(error)
        const read = await api.call('GET /api/customer/:id', { params: { id } }).catch(() => null)
        if (read === null) return refusal(error)
        const theirs = onConflict(read.customer)
        await revalidate()
        const fields = Object.keys(error.fields).flatMap((field) => (field in theirs ? [[field, [said(theirs[field])]] as const] : []))
        return { text: t('customers.changed'), fields: Object.fromEntries(fields) }
      }
    },
    press: async (send) => {
      try {
        await run(send)
      } catch (error) {
        reportFailureOrMissing(error, t)
        await revalidate()
      }
    },
    offer: async (customer, pathOf) => {
      try {
        const { offer } = await api.call('POST /api/offer/add', { body: { customer } })
        await navigate(pathOf(offer._id))
      } catch (error) {
        reportFailureOrMissing(error, t)
      }
    },
  }
}
