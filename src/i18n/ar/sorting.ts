import type { InArabic } from '../dictionary.ts'
import type { sorting as English } from '../en/sorting.ts'

export const sorting: InArabic<typeof English> = {
  move: 'نقل {{name}}',
  hint: 'اسحب، أو اضغط Alt مع أحد الأسهم',
  up: 'نقل {{name}} لأعلى',
  down: 'نقل {{name}} لأسفل',
  placed: '{{name}}: الموضع {{position}} من {{count}}',
}
