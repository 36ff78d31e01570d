import type { InArabic } from '../dictionary.ts'
import type { formNotes as English } from '../en/form-notes.ts'

export const formNotes: InArabic<typeof English> = {
  required: 'الحقول المميزة بعلامة * مطلوبة.',
  restored: 'استعدنا ما كتبته من قبل، ولم يُحفظ بعد.',
  discard: 'ابدأ من جديد',
}
