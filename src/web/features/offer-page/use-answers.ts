import { type Dispatch, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { CustomerOfferReply } from '#contract/offers/offer-replies.ts'
import { isName } from '#domain/offers/accepting.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { useApi } from '../../platform/calls/use-api.ts'
import { failureText } from '../../platform/frame/failures.ts'
import { type AnswerAct, type AnswerDraft, answerReducer, firstDraft } from './decision.ts'
import { type OfferTexts, useOfferTexts } from './offer-texts.ts'
import { readDraft, writeDraft } from './stored-draft.ts'

type AnswerKind = 'accept' | 'decline' | 'message' | 'renew'

export interface Problem {
  readonly at: AnswerKind
  readonly text: string
  /** The field that it is about has the mistake under it. */
  readonly isOfField: boolean
}

export interface OfferAnswers {
  readonly offer: CustomerOfferReply
  readonly draft: AnswerDraft
  readonly dispatch: Dispatch<AnswerAct>
  readonly problem: Problem | null
  /** The earlier version that was on the page until a newer one replaced it. */
  readonly replaced: number | null
  /** Null where the name can stand under an order; else the mistake is shown. */
  readonly checkName: () => boolean
  /** Each answers whether it arrived. */
  readonly accept: () => Promise<boolean>
  readonly decline: () => Promise<boolean>
  readonly send: () => Promise<boolean>
  readonly renew: () => Promise<boolean>
}

const NO_LINES = { lines: [] }

/** The offer on the page with what the customer does about it. A reply to an answer replaces the offer until it is loaded anew. */
export function useAnswers(token: string, loaded: CustomerOfferReply): OfferAnswers {
  const t = useOfferTexts()
  const calls = useCalls(token, loaded)
  const { offer, run, mistake } = calls
  const [draft, dispatch] = useDraft(offer)
  const { api, params } = calls
  const { version } = offer
  const clearMessage = (isDone: boolean) => {
    if (isDone) dispatch({ kind: 'type', field: 'message', text: '' })
    return isDone
  }
  const sendOnce = useSending(calls)
  return {
    offer,
    draft,
    dispatch,
    problem: calls.problem,
    replaced: useReplaced(offer, dispatch),
    checkName: () => isName(draft.name) || mistake('accept', t('offerPage.problems.name')),
    accept: () => {
      const { choices, ticked } = draft.decision
      const body = { version, name: draft.name.trim(), decision: { choices: { ...choices }, ticked: [...ticked] } }
      return run('accept', () => api.call('POST /api/offer/link/:token/accept', { params, body }))
    },
    decline: async () => {
      const reason = draft.reason.trim()
      if (reason === '') return mistake('decline', t('offerPage.problems.reason'))
      return run('decline', () => api.call('POST /api/offer/link/:token/decline', { params, body: { version, reason } }))
    },
    send: async () => {
      const text = draft.message.trim()
      return text === '' ? mistake('message', t('offerPage.problems.text')) : clearMessage(await sendOnce(text))
    },
    renew: async () => {
      const body = { text: draft.message.trim() }
      return clearMessage(await run('renew', () => api.call('POST /api/offer/link/:token/renew', { params, body })))
    },
  }
}

interface Reply {
  readonly offer: CustomerOfferReply
}

type Calls = ReturnType<typeof useCalls>

/** Calls of the link. A refusal shows the offer as it is by now beside the reason. */
function useCalls(token: string, loaded: CustomerOfferReply) {
  const api = useApi()
  const t = useOfferTexts()
  const [answered, setAnswered] = useState({ loaded, offer: loaded })
  const [problem, setProblem] = useState<Problem | null>(null)
  const goToState = useWayToState()
  const params = { token }
  const show = ({ offer }: Reply) => setAnswered({ loaded, offer })
  const read = () => api.call('GET /api/offer/link/:token', { params })
  const mistake = (at: AnswerKind, text: string) => {
    setProblem({ at, text, isOfField: true })
    return false
  }
  const run = async (at: AnswerKind, call: () => Promise<Reply>): Promise<boolean> => {
    setProblem(null)
    try {
      show(await call())
      if (at === 'accept' || at === 'decline') goToState()
      return true
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unreachable'
      setProblem({ at, text: problemText(code, error, t), isOfField: code === 'offer/name-missing' })
      if (code !== 'unreachable') await read().then(show, () => undefined)
      return false
    }
  }
  return { api, params, offer: answered.loaded === loaded ? answered.offer : loaded, problem, mistake, run, read }
}

function problemText(code: ApiError['code'], error: unknown, t: OfferTexts): string {
  if (code === 'unreachable') return t('offerPage.problems.offline')
  if (code === 'offer/not-found') return t('offerPage.problems.gone')
  return failureText(error, t) ?? t('notices.failed')
}

/** Sends a message. Where the answer to the last try was lost, it looks first whether the message has arrived. */
function useSending({ api, params, offer, run, read }: Calls): (text: string) => Promise<boolean> {
  const lost = useRef<{ readonly text: string; readonly known: ReadonlySet<string> } | null>(null)
  return async (text) => {
    const before = lost.current?.text === text ? lost.current.known : null
    lost.current = { text, known: before ?? new Set(offer.messages.map(({ _id }) => _id)) }
    const isDone = await run('message', async () => {
      const now = before === null ? null : await read()
      const hasArrived = now?.offer.messages.some((each) => each.from === 'customer' && each.text === text && !before?.has(each._id))
      return now !== null && hasArrived ? now : api.call('POST /api/offer/link/:token/message', { params, body: { text } })
    })
    if (isDone) lost.current = null
    return isDone
  }
}

function useDraft(offer: CustomerOfferReply): readonly [AnswerDraft, Dispatch<AnswerAct>] {
  const { number } = offer
  const [draft, dispatch] = useReducer(answerReducer, offer, restoredDraft)
  useEffect(() => writeDraft(number, draft), [number, draft])
  return [draft, dispatch]
}

/** A message that has arrived is not in the box any more, even where its answer was lost. */
function restoredDraft({ number, content, messages }: CustomerOfferReply): AnswerDraft {
  const draft = readDraft(number, content ?? NO_LINES) ?? firstDraft(content ?? NO_LINES)
  const hasArrived = messages.some(({ from, text }) => from === 'customer' && text === draft.message.trim())
  return hasArrived ? { ...draft, message: '' } : draft
}

/** Carries the choices over when another version comes onto the page, and remembers the version it replaced. */
function useReplaced({ version, content }: CustomerOfferReply, dispatch: Dispatch<AnswerAct>): number | null {
  const [shown, setShown] = useState({ version, replaced: null as number | null })
  const carry = useCallback(() => dispatch({ kind: 'version', content: content ?? NO_LINES }), [content, dispatch])
  useEffect(() => {
    if (shown.version === version) return
    carry()
    setShown({ version, replaced: shown.version })
  }, [shown, version, carry])
  return shown.replaced
}

/**
 * After an answer the state at the top has changed, so that is where to go on reading. It takes the focus once the answer is on the page and
 * the dialog, beside which nothing takes it, is gone.
 */
function useWayToState(): () => void {
  const [answers, setAnswers] = useState(0)
  useEffect(() => {
    if (answers === 0) return
    const state = document.getElementById('offer-state')
    state?.focus({ preventScroll: true })
    state?.scrollIntoView({ block: 'center' })
  }, [answers])
  return () => setAnswers((before) => before + 1)
}
