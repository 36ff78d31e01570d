import type { InArabic } from '../dictionary.ts'
import type { productDrafts as English } from '../en/product-drafts.ts'

export const productDrafts: InArabic<typeof English> = {
  title: 'مسودة منتج',
  lead: 'ليست في المتجر، ولا يراها إلا من يديرها.',
  list: 'المسودات',
  state: 'المسودات ({{count}})',
  save: 'حفظ كمسودة',
  publish: 'نشر المنتج',
  nameless: 'بلا اسم بعد',
  missing: 'ما ينقصها',
  ready: 'لا شيء: جاهزة للنشر',
  changed: 'آخر حفظ',
  publishChosen: 'نشر المختار ({{count}})',
  deleteChosen: 'حذف المختار ({{count}})',
  left: 'لا يمكن نشر هذه المسودات بعد',
  none: 'لا توجد مسودات.',
  noneText: 'المنتج غير المكتمل يمكن أن ينتظر هنا: اختر «حفظ كمسودة» في نموذجه.',
  shown: 'العرض بعد النشر',
  shownHint: 'يظهر للعملاء في المتجر فور نشره.',
  hiddenHint: 'عند نشره لا يظهر للعملاء بعد.',
  deleteTitle: 'حذف هذه المسودة؟',
  deleteManyTitle: 'حذف المسودات المختارة؟',
  deleteText: 'يمكن استرجاعها خلال 30 يومًا باختيار «محذوف» أعلى قائمة المنتجات.',
}
