import { useNavigate, useRevalidator } from 'react-router'
import type { CallReply } from '#contract/endpoints.ts'
import { isolate } from '#i18n/bidi.ts'
import { customersTexts } from '#i18n/sets/customers.ts'
import { ApiError } from '../../../platform/calls/api.ts'
import { useApi } from '../../../platform/calls/use-api.ts'
import type { Refusal } from '../../../platform/forms/form-dialog.tsx'
import { isOfFields, type RecordWork, type Send, useRecordWork } from '../../../platform/forms/use-record-work.ts'
import { failureOrMissingText, reportFailureOrMissing } from '../../../platform/frame/missing-failures.ts'
import { useTexts } from '../../../platform/texts/texts.ts'

export type CustomerCard = CallReply<'GET /api/customer/:id'>
export type Customer = CustomerCard['customer']

interface Editing {
  readonly send: Send
  /** Takes what a colleague saved, and answers its values by the names of the fields. */
  readonly onConflict: (customer: Customer) => Readonly<Record<string, string>>
}

export interface CustomerWork extends RecordWork {
  /** The same as `act` for an edit: where a colleague was faster, the customer is read again, and the refusal says what stands there now. */
  readonly edit: (id: string, editing: Editing) => Promise<Refusal | null>
  /** Makes a draft of an offer for the customer and opens it. */
  readonly offer: (customerId: string, pathOf: (offerId: string) => string) => Promise<void>
}

export function useCustomerWork(): CustomerWork {
  const { t } = useTexts(customersTexts)
  const api = useApi()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { run, refusal, act, press } = useRecordWork(t, (error) => ({
    text: isOfFields(error) && error.code === 'validation' ? null : failureOrMissingText(error, t),
    fields: error.fields,
  }))
  const said = (value = '') => (value === '' ? t('customers.nowEmpty') : t('customers.now', { value: isolate(value) }))
  return {
    act,
    press,
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
