/** Notes beside the fields of forms. */
export const formNotes = {
  required: 'Fields marked with * are required.',
  restored: 'What you typed before is back. It is not saved yet.',
  discard: 'Start over',
} as const
