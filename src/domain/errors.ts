import type { Bilingual } from './text/language.ts'

/** Every refusal that the shop can answer, and its HTTP status. The dictionaries have the texts under the same codes. */
export const REFUSALS = {
  validation: 400,
  conflict: 400,
  'request-malformed': 400,
  unauthorized: 401,
  forbidden: 403,
  'area-missing': 403,
  'not-found': 404,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  'product/not-found': 404,
  'product/sku-taken': 400,
  'product/slug-taken': 400,
  'product/too-many-pictures': 400,
  'product/last-picture': 400,
  'product/many-changed': 400,
  'product/many-over': 400,
  'product/many-too-many': 400,
  'category/not-found': 404,
  'category/slug-taken': 400,
  'category/parent-gone': 400,
  'category/parent-itself': 400,
  'category/parent-within': 400,
  'category/has-children': 400,
  'brand/not-found': 404,
  'brand/off-by-admin': 400,
  'brand/slug-taken': 400,
  'media/not-found': 404,
  'media/not-an-image': 415,
  'media/too-large': 413,
  'media/bad-size': 400,
  'media/only-one': 400,
  'account/wrong-credentials': 400,
  'account/wrong-old-password': 400,
  'account/wrong-password': 400,
  'account/password-common': 400,
  'account/password-own': 400,
  'account/email-taken': 400,
  'account/other-provider': 400,
  'account/no-password': 400,
  'account/link-invalid': 400,
  'account/sign-in-to-prove': 400,
  'account/not-found': 404,
  'account/has-brand': 400,
  'account/undelivered': 400,
  'account/open-records': 400,
  'account/sign-in-again': 400,
  'account/session-not-found': 404,
  'auth/second-factor': 400,
  'account/wrong-code': 400,
  'account/codes-lost': 400,
  'account/attempt-over': 400,
  'account/code-on': 400,
  'account/code-off': 400,
  'account/code-required': 400,
  'staff/last-of-people': 400,
  'staff/own-access': 400,
  'staff/own-code': 400,
  'staff/own-code-first': 400,
  'staff/already': 400,
  'staff/email-of-merchant': 400,
  'staff/invited': 400,
  'staff/no-invitation': 404,
  'staff/password-missing': 400,
  'staff/email-missing': 400,
  'address/not-found': 404,
  'address/too-many': 400,
  'order/not-found': 404,
  'order/line-closed': 400,
  'order/line-changed': 400,
  'order/nothing-open': 400,
  'order/not-cancellable': 400,
  'order/in-words': 400,
  'order/caller-known': 400,
  'order/not-by-phone': 400,
  'order/link-changed': 400,
  'order/product-unavailable': 400,
  'order/a-product-unavailable': 400,
  'order/over-limit': 400,
  'offer/not-found': 404,
  'offer/number': 400,
  'offer/not-ready': 400,
  'offer/not-accepted': 400,
  'offer/waiting': 400,
  'offer/needs-approval': 400,
  'offer/already-sent': 400,
  'offer/being-revised': 400,
  'offer/superseded': 400,
  'offer/expired': 400,
  'offer/still-open': 400,
  'offer/withdrawn': 400,
  'offer/already-accepted': 400,
  'offer/already-declined': 400,
  'offer/already-confirmed': 400,
  'offer/choice-missing': 400,
  'offer/name-missing': 400,
  'offer/reason-missing': 400,
  'offer/wanted-total': 400,
  'offer/overpaid': 400,
  'offer/too-many-files': 400,
  'availability/not-found': 404,
  'availability/product-gone': 400,
  'availability/no-merchant': 400,
  'availability/asked': 400,
  'availability/answered': 400,
  'availability/closed': 400,
  'customer/not-found': 404,
  'customer/contact-taken': 400,
  'customer/same': 400,
  'customer/joined-before': 400,
  'customer/not-joined': 400,
  'customer/joined-long-ago': 400,
  'customer/no-salesperson': 400,
  'desk/not-found': 404,
  'desk/taken': 400,
  'desk/word-missing': 400,
  'desk/won-without': 400,
  'desk/closed': 400,
  'desk/changed': 400,
  'desk/not-closable': 400,
  'desk/decided': 400,
  'desk/step-time': 400,
  'order-file/not-found': 404,
  'order-file/wrong-type': 415,
  'order-file/too-large': 413,
  'order-file/too-many': 400,
  'cart/not-found': 404,
  'merchant/not-found': 404,
  'merchant/email-taken': 400,
  'merchant/email-of-other': 400,
  'merchant/email-differs': 400,
  'merchant/no-email': 400,
  'merchant/wrong-state': 400,
  'review/not-found': 404,
  'review/already': 400,
  'review/wrong-state': 400,
  'wishlist/full': 400,
  'settings/nothing-before': 400,
  'sheet/not-found': 404,
  'sheet/too-large': 413,
  'sheet/empty': 400,
  'sheet/not-a-sheet': 415,
  'sheet/old-excel': 415,
  'sheet/damaged': 400,
  'sheet/too-much': 400,
  'sheet/too-many-rows': 400,
  'sheet/too-many-columns': 400,
  'sheet/no-rows': 400,
  'sheet/column-missing': 400,
  'sheet/column-twice': 400,
  'sheet/busy': 400,
  'sheet/another-importing': 400,
  'sheet/not-importable': 400,
  'sheet/no-longer-allowed': 400,
  'sheet/undone': 400,
  'sheet/zip-too-large': 413,
  'sheet/zip-empty': 400,
  'sheet/zip-damaged': 400,
  'newsletter/link-invalid': 404,
  'newsletter/not-listed': 404,
  'chat/no-text': 400,
  'chat/text-too-long': 400,
  'chat/no-recipient': 404,
} as const satisfies Record<string, number>

export type Refusal = keyof typeof REFUSALS

/** Reasons why one value of a form or query is refused: keys of texts that may name the field and its limit. */
export const FIELD_TEXTS = [
  'required',
  'format',
  'invalid',
  'number',
  'whole-number',
  'too-small',
  'too-large',
  'too-early',
  'too-late',
  'too-short',
  'too-long',
  'passwords-differ',
  'changed-meanwhile',
  'picture',
  'required-several',
  'too-many',
  'national-id',
  'tax-number',
  'register-number',
] as const
export type FieldText = (typeof FIELD_TEXTS)[number]

export type FieldRefusals = Readonly<Record<string, readonly string[]>>

export type RefusalValues = Readonly<Record<string, Bilingual | string | number>>

export interface RefusalFacts {
  readonly fields?: FieldRefusals
  /** The field that the refusal's own text is about. */
  readonly field?: string
  readonly retryAfterSeconds?: number
  readonly values?: RefusalValues
}

/** Use cases throw it; one place turns it into a status, a code and a text in the viewer's language. */
export class RefusalError extends Error {
  readonly refusal: Refusal
  readonly fields: FieldRefusals | undefined
  readonly field: string | undefined
  /** The time after which another try makes sense. */
  readonly retryAfterSeconds: number | undefined
  /** Values for the text, in either language. */
  readonly values: RefusalValues

  constructor(refusal: Refusal, { fields, field, retryAfterSeconds, values = {} }: RefusalFacts = {}) {
    super(refusal)
    this.name = 'RefusalError'
    this.refusal = refusal
    this.fields = fields
    this.field = field
    this.retryAfterSeconds = retryAfterSeconds
    this.values = values
  }
}
