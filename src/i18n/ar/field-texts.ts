import type { InArabic } from '../dictionary.ts'
import type { fieldTexts as English } from '../en/field-texts.ts'

export const fieldTexts: InArabic<typeof English> = {
  required: 'يرجى إدخال {{field}}.',
  'required-choice': 'يرجى اختيار {{field}}.',
  format: 'صيغة {{field}} غير صحيحة.',
  invalid: 'قيمة {{field}} غير صالحة.',
  number: 'يجب أن تكون قيمة {{field}} رقمًا.',
  'decimal-number': 'يجب أن تكون قيمة {{field}} رقمًا، مثل 5 أو 5.5.',
  'whole-number': 'يجب أن تكون قيمة {{field}} عددًا صحيحًا.',
  'two-decimals': 'يجب ألا يزيد عدد الأرقام بعد العلامة العشرية في {{field}} على رقمين.',
  'too-small': 'يجب ألا تقل قيمة {{field}} عن {{limit}}.',
  'too-large': 'يجب ألا تزيد قيمة {{field}} على {{limit}}.',
  'too-early': 'يجب ألا يكون {{field}} قبل {{limit}}.',
  'too-late': 'يجب ألا يكون {{field}} بعد {{limit}}.',
  'too-short': 'يجب ألا يقل عدد حروف {{field}} عن {{limit}}.',
  'too-long': 'يجب ألا يزيد عدد حروف {{field}} على {{limit}}.',
  'passwords-differ': 'كلمة المرور وتأكيدها غير متطابقين.',
  'changed-meanwhile': 'غيّر شخص آخر {{field}} في هذه الأثناء.',
  'required-several': 'يرجى اختيار {{field}}.',
  'too-many': 'يجب ألا يزيد عدد {{field}} على {{limit}}.',
  'national-id': 'يبدو أن الأربعة عشر رقمًا رقم قومي. يرجى حذفه، فنحن لا نحتفظ بالرقم القومي أبدًا.',
  'tax-number': '{{field}} يتكون من تسعة أرقام.',
  'register-number': '{{field}} يتكون من أرقام فقط، 12 رقمًا على الأكثر.',
  'alpha-dash': '{{field}} يتكون من حروف لاتينية وأرقام وشرطة (-) أو شرطة سفلية (_) دون مسافات، مثل OV-900_B.',
  picture: 'يرجى رفع ملفات بصيغة jpg أو jpeg أو png.',
}
