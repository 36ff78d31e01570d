export { fieldTexts } from './field-texts.ts'
export { fields } from './fields.ts'
export { formNotes } from './form-notes.ts'
