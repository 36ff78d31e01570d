import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate, useRevalidator } from 'react-router'
import { ApiError } from '../calls/api.ts'
import { useIsThere } from '../calls/is-there.ts'
import { notify } from '../frame/notices.ts'
import { type Draft, useDraft } from './form-draft.tsx'
import type { GuidedForm } from './guided-form.ts'
import { type LeaveGuard, type LeaveWords, useLeaveGuard } from './leave-guard.tsx'
import { finishAll } from './unfinished.ts'
import { type ShopForm, type ShopFormOptions, useShopForm } from './use-form.ts'

interface DoneReply {
  readonly message: string
}

export interface RecordFormOptions<Values extends FieldValues> extends Omit<ShopFormOptions<Values>, 'send'> {
  /** Names this form's draft, so that drafts of other records stay apart. */
  readonly draftName: string
  /** Called once a draft was put back, with what stood in its fields when it was typed. */
  readonly onRestored?: (before: Partial<Values>) => void
  /** The list that the form leads back to when it was opened by its address. */
  readonly list: string
  /** Leads on in place of going back, where the form is a step of the first hour. */
  readonly guide?: GuidedForm | null
  /** The words that ask before the page is left, where what would be lost is not what was typed. */
  readonly leaveWords?: LeaveWords | undefined
  /** Sends the values; null leaves the form open. */
  readonly send: (values: Values) => Promise<DoneReply | null>
}

export interface RecordForm<Values extends FieldValues> {
  readonly form: ShopForm<Values>
  readonly draft: Draft
  readonly guard: LeaveGuard
  /** Reports success and goes back to the page that led to the form, unless the form was left meanwhile. */
  readonly finish: (message: string) => void
}

/** The form of one record, new or known: it survives a reload, asks before it is left unsaved, and goes back once all of the page is saved. */
export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>): RecordForm<Values> {
  const { draftName, onRestored, list, guide = null, leaveWords, send, ...formOptions } = options
  const check = useGoneCheck()
  const goBack = useBackOneStep(list)
  const isThere = useIsThere()
  const finish = (message: string) => {
    notify({ kind: 'success', text: message })
    // Somebody who left while it was saved stays where they are now.
    if (!isThere.current) return
    guard.letGo()
    if (guide === null) goBack()
    else guide.goOn()
  }
  const form = useShopForm<Values>({
    ...formOptions,
    send: async (values) => {
      // Pictures on their way, and texts typed beside the form, would be lost by going back.
      if (!(await finishAll())) return
      const reply = await check(() => send(values))
      if (reply === null) return
      await finishAll()
      finish(reply.message)
    },
  })
  const draft = useDraft(draftName, form.controls, onRestored)
  const guard = useLeaveGuard(form.controls.formState.isDirty, leaveWords)
  return { form, draft, guard, finish }
}

/** Reloads the page when somebody deleted the record meanwhile, so that it says so. */
export function useGoneCheck(): <Reply>(work: () => Promise<Reply>) => Promise<Reply> {
  const { revalidate } = useRevalidator()
  return async (work) => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) await revalidate()
      throw error
    }
  }
}

/** The loaded record, or the newer one that an action on the page answered; newly loaded data replaces it. */
export function useNewest<Rec>(loaded: Rec): readonly [Rec, (newer: Rec) => void] {
  const [seen, setSeen] = useState(loaded)
  const [record, setRecord] = useState(loaded)
  if (seen !== loaded) {
    setSeen(loaded)
    setRecord(loaded)
  }
  return [record, setRecord]
}

/** The number of this shop's entries before the current one in the tab's history. */
function ownEntriesBefore(): number {
  const state: unknown = window.history.state
  const count = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof count === 'number' ? count : 0
}

/**
 * Goes back to the page that led here, once the work is done. Without such a page, or after a change of language meanwhile, it goes to the
 * fallback.
 */
function useBackOneStep(fallback: string): () => void {
  const navigate = useNavigate()
  const arrived = useRef<number | null>(null)
  if (arrived.current === null && typeof window !== 'undefined') arrived.current = ownEntriesBefore()
  return () => {
    const before = ownEntriesBefore()
    if (before > 0 && before === arrived.current) void navigate(-1)
    else void navigate(fallback, { replace: true })
  }
}
