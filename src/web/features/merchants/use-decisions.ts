import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { MerchantReply } from '#contract/merchants.ts'
import type { MerchantAction } from '#domain/merchants.ts'
import type { Api } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { useRecordActions } from '../../platform/lists/records.ts'

/** Decisions made by a call of the API; calling a merchant is done by telephone. */
export type Decision = Exclude<MerchantAction, 'call'>
export type Decide = (merchant: MerchantReply, decision: Decision) => void

export interface Decisions {
  readonly decide: Decide
  /** Reloads the list, so that a question names the present state. */
  readonly refresh: () => void
  /** The id of the merchant whose decision is on its way. */
  readonly busyId: string | null
  /** The last approval, until the next decision. */
  readonly approval: Approval | null
}

/** An approved merchant, and the folder of the sign-up link where emails are not sent. */
export interface Approval {
  readonly merchant: MerchantReply
  readonly outbox: string | undefined
}

/** Sends one decision at a time; the list or search is loaded again after each, successful or not. */
export function useDecisions(listId: string): Decisions {
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { busyId, act } = useRecordActions(listId)
  const [approval, setApproval] = useState<Approval | null>(null)
  const sendOne = async (merchant: MerchantReply, decision: Decision) => {
    setApproval(null)
    const { message, merchant: approved, outbox } = await send(api, merchant, decision)
    if (approved !== undefined && isApproval(decision)) setApproval({ merchant: approved, outbox })
    return { message }
  }
  return {
    decide: (merchant, decision) => act(merchant._id, () => sendOne(merchant, decision)),
    refresh: () => void revalidate(),
    busyId,
    approval,
  }
}

function isApproval(decision: Decision): boolean {
  return decision === 'approve' || decision === 're-approve'
}

interface Sent {
  readonly message: string
  /** Missing after a deletion. */
  readonly merchant?: MerchantReply | undefined
  readonly outbox?: string | undefined
}

function send(api: Api, { _id: id, version }: MerchantReply, decision: Decision): Promise<Sent> {
  const params = { id }
  switch (decision) {
    case 'approve':
    case 're-approve':
      return api.call('PUT /api/merchant/approve/:id', { params })
    case 'reject':
      return api.call('PUT /api/merchant/reject/:id', { params })
    case 'enable':
    case 'disable':
      return api.call('PUT /api/merchant/:id/active', { params, body: { merchant: { isActive: decision === 'enable', version } } })
    case 'delete':
      return api.call('DELETE /api/merchant/delete/:id', { params })
  }
}
