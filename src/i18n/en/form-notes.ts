/** What forms say beside their fields. */
export const formNotes = {
  required: 'Fields marked with * are required.',
} as const
