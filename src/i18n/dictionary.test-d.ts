import type { InArabic } from './dictionary.ts'

interface English {
  readonly greeting: 'Hello'
  readonly card: { readonly new: 'New'; readonly used: 'Used' }
  readonly items_one: '{{count}} item'
  readonly items_other: '{{count}} items'
}

const plural = { items_zero: '', items_one: '', items_two: '', items_few: '', items_many: '', items_other: '' }

export const complete: InArabic<English> = { greeting: '', card: { new: '', used: '' }, ...plural }

// @ts-expect-error this must not compile: a key is missing
export const missing: InArabic<English> = { card: { new: '', used: '' }, ...plural }

// @ts-expect-error this must not compile: a nested key is missing
export const missingInside: InArabic<English> = { greeting: '', card: { new: '' }, ...plural }

// @ts-expect-error this must not compile: the form for two is missing
export const missingForm: InArabic<English> = {
  greeting: '',
  card: { new: '', used: '' },
  items_zero: '',
  items_one: '',
  items_few: '',
  items_many: '',
  items_other: '',
}

// @ts-expect-error this must not compile: English does not have this key
export const extra: InArabic<English> = { greeting: '', farewell: '', card: { new: '', used: '' }, ...plural }

// @ts-expect-error this must not compile: English does not have this key inside
export const extraInside: InArabic<English> = { greeting: '', card: { new: '', used: '', lost: '' }, ...plural }
