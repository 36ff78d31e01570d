import type { InArabic } from '../dictionary.ts'
import type { pictures as English } from '../en/pictures.ts'

export const pictures: InArabic<typeof English> = {
  title: 'الصور',
  count: '{{shown}} من {{limit}}. يرى العملاء الصورة الأولى في القوائم.',
  main: 'الصورة الرئيسية',
  one: 'الصورة {{n}}',
  details: '{{name}}: وصف أو حذف',
  textHint: 'يُقرأ لمن لا يرى الصورة. وإن تُرك فارغًا يُقرأ اسم المنتج.',
  alt: 'الوصف بالإنجليزية',
  altAr: 'الوصف بالعربية',
  save: 'حفظ',
  saved: 'تم حفظ الوصف.',
  remove: 'حذف',
  removeTitle: 'هل تريد حذف هذه الصورة؟',
  several: 'يمكن اختيار عدة صور معًا، والأولى هي الرئيسية.',
  leaveOut: 'استبعاد {{name}}',
  unreadable: 'تعذّرت قراءة هذا الملف كصورة، وإن لم يكن صورة فلن يقبله المتجر.',
  add: 'إضافة صور',
  orDrop: 'أو إسقاطها هنا',
  dropHere: 'أسقط الصور هنا لرفعها',
  hint: 'يمكن اختيار عدة صور معًا بصيغة jpg أو jpeg أو png. وتُصغَّر الصور الكبيرة قبل رفعها.',
  sending: 'الصورة {{n}} من {{total}}: {{percent}}%',
  working: 'جارٍ تجهيز الصورة {{n}} من {{total}}…',
  leftOut: 'لم تُضف هذه الصور:',
  full: 'الحد الأقصى {{limit}} صورة لكل منتج.',
  cancelled: 'أُلغيت.',
}
