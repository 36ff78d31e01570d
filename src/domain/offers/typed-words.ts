/** Words that staff and customers type or paste. The screens' own words stand in the dictionaries. */

/** Parts of an expression, before and inside the number of an offer. */
export const NUMBER_WORDS = {
  offer: ['offer', 'quotation', 'quote', 'no\\.?', 'عرض', 'سعر', 'أسعار', 'اسعار', 'رقم'],
  version: ['version', 'ver\\.?', 'v', 'rev\\.?', 'نسخة', 'إصدار', 'اصدار'],
  letters: 'qع',
} as const

export const PASTED_COLUMNS = ['item', 'sku', 'name', 'quantity', 'price', 'ignored'] as const
export type PastedColumn = (typeof PASTED_COLUMNS)[number]

/** Headings of price lists and bills of quantities. A heading that may be the number or the name of an item is decided by its cells. */
export const COLUMN_HEADINGS: Readonly<Record<PastedColumn | 'item-or-name', readonly string[]>> = {
  item: ['no', 'item no', 'item number', 's n', 'sn', 'ser', 'serial', '#', 'م', 'مسلسل', 'رقم', 'رقم البند', 'رقم الصنف', 'ت'],
  sku: ['sku', 'code', 'item code', 'model', 'model no', 'part no', 'ref', 'كود', 'الكود', 'كود الصنف', 'موديل', 'الموديل', 'الطراز'],
  name: [
    'name',
    'description',
    'item description',
    'item name',
    'product',
    'equipment',
    'الاسم',
    'اسم الصنف',
    'البيان',
    'بيان',
    'الوصف',
    'وصف',
    'توصيف',
    'التوصيف',
    'المنتج',
    'المعدة',
    'الجهاز',
  ],
  quantity: ['qty', 'quantity', 'pcs', 'count', 'الكمية', 'كمية', 'العدد', 'عدد'],
  price: ['price', 'unit price', 'u price', 'rate', 'unit rate', 'السعر', 'سعر', 'سعر الوحدة', 'سعر القطعة', 'الفئة', 'فئة', 'سعر الفئة'],
  ignored: [
    'total',
    'total price',
    'amount',
    'unit',
    'uom',
    'notes',
    'remarks',
    'الإجمالي',
    'إجمالي',
    'القيمة',
    'إجمالي السعر',
    'السعر الإجمالي',
    'الوحدة',
    'وحدة',
    'ملاحظات',
  ],
  'item-or-name': ['item', 'items', 'الصنف', 'صنف', 'الأصناف', 'البند', 'بند'],
}

/** First words of a row that sums up others. */
export const SUM_WORDS = ['total', 'subtotal', 'sub total', 'grand total', 'الإجمالي', 'إجمالي', 'اجمالي', 'المجموع', 'مجموع'] as const

/** Parts of an expression: currencies and units written beside figures. */
export const FIGURE_WORDS = [
  'egp',
  'l\\.?e\\.?',
  '£',
  'ج\\.?م\\.?',
  'جنيهًا',
  'جنيها',
  'جنيه',
  'pcs?\\.?',
  'pieces?',
  'no\\.?',
  'قطعة',
  'قطع',
  'عدد',
  'وحدة',
] as const

/** The unit of a width, as it is typed behind the number. */
export const CENTIMETRE_WORDS = ['cm', 'سم'] as const
