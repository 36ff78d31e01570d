import type { CallInput } from '#contract/endpoints.ts'
import { isSamePhone } from '#domain/accounts/phones.ts'
import type { FieldRefusals } from '#domain/errors.ts'
import type { BagItem } from '#domain/orders/bag.ts'
import { knownUser, useUser } from '../../../platform/calls/session.ts'
import { REQUEST_DELIVERY_KEY, readStored, store } from '../../../platform/calls/stored-text.ts'
import { createStore, listenToStorage, useStore } from '../../../state/store.ts'

const TEXTS = ['phone', 'company', 'place', 'address', 'governorate', 'callTime', 'note'] as const
const FLAGS = ['updateProfilePhone', 'installation'] as const

/**
 * The facts as they are typed. `place` is the id of a saved address, `new` for a typed one, or empty for the governorate alone; `wished` has
 * the typed number of pieces by product.
 */
export type DeliveryDraft = Readonly<Record<(typeof TEXTS)[number], string> & Record<(typeof FLAGS)[number], boolean>> & {
  readonly wished: Readonly<Record<string, string>>
}

type SentDelivery = NonNullable<NonNullable<CallInput<'POST /api/order/add'>['body']>['delivery']>

export const NEW_ADDRESS = 'new'

const NOTHING: DeliveryDraft = {
  phone: '',
  company: '',
  place: '',
  address: '',
  governorate: '',
  callTime: '',
  note: '',
  updateProfilePhone: false,
  installation: false,
  wished: {},
}

interface State {
  readonly text: string | null
  /** The fields that the server refused, until the next try. */
  readonly refused: FieldRefusals
  /** The number of refusals so far. */
  readonly refusals: number
}

const NONE: FieldRefusals = {}

const drafts = createStore<State>({ text: null, refused: NONE, refusals: 0 }, () =>
  listenToStorage((key) => {
    if (key === REQUEST_DELIVERY_KEY || key === null) drafts.set({ ...drafts.get(), text: storedDraft() })
  }),
)
let read: { readonly text: string | null; readonly owner: string; readonly draft: DeliveryDraft } = {
  text: null,
  owner: '',
  draft: NOTHING,
}

function storedDraft(): string | null {
  return readStored(REQUEST_DELIVERY_KEY)
}

/** Facts that this account typed on this device, for this request or the last one; another account never sees them. */
function draftOf(owner: string): DeliveryDraft {
  const text = storedDraft()
  if (text !== read.text || owner !== read.owner) read = { text, owner, draft: parsed(text, owner) }
  return read.draft
}

export function useDeliveryDraft(): DeliveryDraft {
  const owner = useUser()?._id ?? ''
  return useStore(drafts, () => draftOf(owner), NOTHING)
}

export function useRefusedDelivery(): FieldRefusals {
  return useStore(drafts, ({ refused }) => refused, NONE)
}

export function changeDelivery(changes: Partial<DeliveryDraft>): void {
  const owner = knownUser()?._id
  if (owner === undefined) return
  const text = JSON.stringify({ owner, draft: { ...draftOf(owner), ...changes } })
  store(REQUEST_DELIVERY_KEY, text)
  // A refusal is about the text before.
  const isChanged = (field: string) => Object.keys(changes).some((key) => field.split('.').includes(key === 'place' ? 'address' : key))
  const refused = Object.entries(drafts.get().refused).filter(([field]) => !isChanged(field))
  drafts.set({ ...drafts.get(), text, refused: refused.length === 0 ? NONE : Object.fromEntries(refused) })
}

/** Grows with each refusal, so that each moves the focus once. */
export function useRefusals(): number {
  return useStore(drafts, ({ refusals }) => refusals, 0)
}

/** Takes over the refusals of these fields; those of the bag's lines stand at the lines. */
export function refuseDelivery(fields: FieldRefusals): void {
  const refused = Object.fromEntries(Object.entries(fields).filter(([field]) => field in NOTHING || field.startsWith('delivery.')))
  const { refusals, text } = drafts.get()
  drafts.set({ text, refused, refusals: Object.keys(refused).length === 0 ? refusals : refusals + 1 })
}

/** The facts that the request gets; undefined where nothing was given. */
export function deliveryToSend(items: readonly BagItem[]): SentDelivery | undefined {
  const user = knownUser()
  if (user === null) return undefined
  const { phone, updateProfilePhone, company, place, address, governorate, callTime, installation, note, wished: more } = draftOf(user._id)
  const asked = items.flatMap(({ _id }) =>
    more[_id] === undefined || more[_id].trim() === '' ? [] : [{ product: _id, quantity: more[_id] }],
  )
  // A saved address has its own governorate, and the field for it is hidden.
  const hasGovernorate = governorate !== '' && (place === '' || place === NEW_ADDRESS)
  const isOther = phone.trim() !== '' && !isSamePhone(phone, user.phoneNumber)
  const sent: Record<string, unknown> = {
    ...(isOther ? { phone, ...(updateProfilePhone ? { updateProfilePhone } : {}) } : {}),
    ...(company === '' ? {} : { company }),
    ...(place === '' ? {} : { address: place === NEW_ADDRESS ? address : place }),
    ...(hasGovernorate ? { governorate } : {}),
    ...(callTime === '' ? {} : { callTime }),
    ...(installation ? { installation } : {}),
    ...(note === '' ? {} : { note }),
    ...(asked.length === 0 ? {} : { wished: asked }),
  }
  return Object.keys(sent).length === 0 ? undefined : (sent as SentDelivery)
}

/** The pieces asked for were of the sent bag; the other facts are there again next time. */
export function rememberDelivery(): void {
  const owner = knownUser()?._id
  if (owner !== undefined && draftOf(owner) !== NOTHING) changeDelivery({ wished: {}, updateProfilePhone: false })
}

function parsed(text: string | null, owner: string): DeliveryDraft {
  if (text === null || owner === '') return NOTHING
  try {
    const stored = JSON.parse(text)
    return stored?.owner === owner ? cleaned(stored.draft ?? {}) : NOTHING
  } catch {
    return NOTHING
  }
}

function cleaned(stored: Readonly<Record<string, unknown>>): DeliveryDraft {
  const texts = TEXTS.map((key) => [key, typeof stored[key] === 'string' ? stored[key] : ''])
  const flags = FLAGS.map((key) => [key, stored[key] === true])
  const more = Object.entries(stored.wished ?? {}).filter(([, quantity]) => typeof quantity === 'string')
  return { ...NOTHING, ...Object.fromEntries([...texts, ...flags]), wished: Object.fromEntries(more) }
}
