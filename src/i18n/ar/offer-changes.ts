import type { InArabic } from '../dictionary.ts'
import type { offerChanges as English } from '../en/offer-changes.ts'

export const offerChanges: InArabic<typeof English> = {
  title: 'التعديلات عن الإصدار {{version}}',
  none: 'لا تغيير في الأسعار ولا في الأصناف.',
  replaces: 'يحل محل الإصدار {{version}} بتاريخ {{date}}.',
  lineIn: 'تمت إضافة {{name}}، الكمية {{quantity}}',
  lineOut: 'تم حذف {{name}}',
  replaced: 'تم استبدال {{from}} بـ {{to}}',
  quantity: '{{name}}: الكمية {{to}} بدلًا من {{from}}',
  unitPrice: '{{name}}: سعر الوحدة {{to}} بدلًا من {{from}}',
  lineDiscount: '{{name}}: الخصم {{to}} بدلًا من {{from}}',
  role: '{{name}}: {{to}} بدلًا من {{from}}',
  roles: { counted: 'ضمن العرض', optional: 'اختياري', choice: 'أحد البدائل' },
  tax: '{{name}}: نسبة ضريبة مختلفة',
  deliveryTime: '{{name}}: التوريد {{to}} بدلًا من {{from}}',
  note: '{{name}}: تعديل في الملاحظات',
  discount: 'الخصم على الإجمالي: {{to}} بدلًا من {{from}}',
  taxBasis: 'الأسعار: {{to}} بدلًا من {{from}}',
  bases: { excluded: 'غير شاملة الضريبة', included: 'شاملة الضريبة', none: 'بدون ذكر الضريبة' },
  validUntil: 'سارٍ حتى {{to}} بدلًا من {{from}}',
  total: 'الإجمالي {{to}} بدلًا من {{from}}',
  nothing: 'بدون',
  texts: {
    addressee: 'تعديل في بيانات العميل',
    plan: 'تعديل في طريقة السداد',
    warranty: 'تعديل في الضمان',
    exclusions: 'تعديل فيما لا يشمله العرض',
    closing: 'تعديل في خاتمة العرض',
    exchangeRate: 'تعديل في سعر الصرف',
    salesperson: 'تغيير مسؤول المبيعات',
  },
}
