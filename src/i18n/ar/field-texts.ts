import type { InArabic } from '../dictionary.ts'
import type { fieldTexts as English } from '../en/field-texts.ts'

export const fieldTexts: InArabic<typeof English> = {
  required: 'يرجى إدخال {{field}}.',
  format: 'صيغة {{field}} غير صحيحة.',
  invalid: 'قيمة حقل «{{field}}» غير صالحة.',
  number: 'يجب أن تكون قيمة حقل «{{field}}» رقمًا.',
  'whole-number': 'يجب أن تكون قيمة حقل «{{field}}» عددًا صحيحًا.',
  'too-small': 'يجب ألا تقل قيمة حقل «{{field}}» عن {{limit}}.',
  'too-large': 'يجب ألا تزيد قيمة حقل «{{field}}» على {{limit}}.',
  'too-short': 'يجب ألا يقل عدد حروف {{field}} عن {{limit}}.',
  'too-long': 'يجب ألا يتجاوز طول حقل «{{field}}» الحد الأقصى للحروف وهو {{limit}}.',
  'passwords-differ': 'يجب أن يتطابق تأكيد كلمة المرور مع كلمة المرور.',
  'changed-meanwhile': 'تم تغيير {{field}} من شخص آخر في هذه الأثناء.',
  'required-several': 'يرجى اختيار {{field}}.',
  'too-many': 'يجب ألا يزيد عدد {{field}} على {{limit}}.',
  picture: 'يرجى رفع ملفات بصيغة jpg أو jpeg أو png.',
}
