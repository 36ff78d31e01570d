/** Every refusal the shop can answer with, and its HTTP status. The texts are in the dictionaries under the same code. */
export const REFUSALS = {
  validation: 400,
  conflict: 400,
  'request-malformed': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  'too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
  'product/not-found': 404,
  'category/not-found': 404,
  'brand/not-found': 404,
  'media/not-found': 404,
  'media/not-an-image': 415,
  'media/too-large': 413,
  'media/bad-size': 400,
} as const satisfies Record<string, number>

export type Refusal = keyof typeof REFUSALS

/** Reasons why one value of a form or query is refused: keys of texts that may name the field and its limit. */
export const FIELD_TEXTS = ['invalid', 'number', 'whole-number', 'too-small', 'too-large', 'too-long'] as const
export type FieldText = (typeof FIELD_TEXTS)[number]

export type FieldRefusals = Readonly<Record<string, readonly string[]>>

/** Thrown by use cases; the one place that answers turns it into status, code and a text in the viewer's language. */
export class RefusalError extends Error {
  readonly refusal: Refusal
  readonly fields: FieldRefusals | undefined

  constructor(refusal: Refusal, fields?: FieldRefusals) {
    super(refusal)
    this.name = 'RefusalError'
    this.refusal = refusal
    this.fields = fields
  }
}
