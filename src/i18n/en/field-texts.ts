import type { FieldTextKey } from '../field-text-key.ts'

/** `{{field}}` is the field's name as people read it, `{{limit}}` the bound that the value passed. */
export const fieldTexts = {
  required: '{{field}} is required.',
  'required-choice': '{{field}} is required.',
  format: '{{field}} format is invalid.',
  invalid: '{{field}} is not valid.',
  number: '{{field}} must be a number.',
  'decimal-number': '{{field}} must be a number, such as 5 or 5.5.',
  'whole-number': '{{field}} must be a whole number.',
  'two-decimals': '{{field}} may have at most two decimals.',
  'too-small': '{{field}} must be at least {{limit}}.',
  'too-large': '{{field}} may not be greater than {{limit}}.',
  'too-early': '{{field}} may not be before {{limit}}.',
  'too-late': '{{field}} may not be after {{limit}}.',
  'too-short': '{{field}} must be at least {{limit}} characters.',
  'too-long': '{{field}} may not be greater than {{limit}} characters.',
  'passwords-differ': 'Confirm password and password fields must match.',
  'changed-meanwhile': '{{field}} was changed by someone else in the meantime.',
  'required-several': '{{field}} are required.',
  'too-many': '{{field}} may not be more than {{limit}}.',
  'national-id': 'Fourteen digits look like a national ID. Please leave it out: we never store it.',
  'tax-number': '{{field}} has nine digits.',
  'register-number': '{{field}} has digits only, at most twelve.',
  'alpha-dash': '{{field}} may have Latin letters, digits, dashes and underscores, and no spaces: OV-900_B.',
  picture: 'Please upload files with jpg, jpeg, png format.',
} as const satisfies Record<FieldTextKey, string>
