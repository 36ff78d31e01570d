import type { FieldText, Refusal } from '#domain/errors.ts'

export const errors = {
  validation: 'Please check the marked fields.',
  conflict: 'Somebody else changed this meanwhile. Please reload and try again.',
  'request-malformed': 'The request could not be read.',
  unauthorized: 'Unauthorized Access! Please login again',
  forbidden: 'Forbidden! You are not allowed to access this resource.',
  'not-found': 'What you are looking for was not found.',
  'too-large': 'This is too large to send.',
  'unsupported-media-type': 'This kind of content is not accepted here.',
  'too-many-requests': 'Too many attempts. Please wait a little and try again.',
  internal: 'Your request could not be processed. Please try again.',
  unavailable: 'The shop is busy at the moment. Please try again shortly.',
  'product/not-found': 'No product found.',
  'category/not-found': 'No category found.',
  'brand/not-found': 'No brand found.',
  'media/not-found': 'No picture found.',
  'media/not-an-image': 'Please upload files with jpg, jpeg, png format.',
  'media/too-large': 'The picture is larger than 8 MB.',
  'media/bad-size': 'The picture may have from 1 × 1 to 10,000 × 10,000 pixels.',
} as const satisfies Record<Refusal, string>

/** `{{field}}` is the field's name as people read it, `{{limit}}` the bound that was passed. */
export const fieldTexts = {
  invalid: '{{field}} is not valid.',
  number: '{{field}} must be a number.',
  'whole-number': '{{field}} must be a whole number.',
  'too-small': '{{field}} must be at least {{limit}}.',
  'too-large': '{{field}} may not be greater than {{limit}}.',
  'too-long': '{{field}} may not be greater than {{limit}} characters.',
} as const satisfies Record<FieldText, string>
