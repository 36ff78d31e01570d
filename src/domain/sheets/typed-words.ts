import type { SheetColumn, SheetKind } from './columns.ts'

type Words = Readonly<Partial<Record<SheetColumn, readonly string[]>>>

/** Headings that people write, in either language; the shop's own names come with the caller. */
export const HEADING_WORDS: Words = {
  sku: [
    ...['sku', 'code', 'item code', 'item no', 'item number', 'article', 'article number', 'article no', 'part number'],
    ...['part no', 'model', 'model no', 'product code', 'ref', 'reference', 'كود', 'الكود', 'كود الصنف', 'كود المنتج'],
    ...['رقم الصنف', 'رقم القطعة', 'الموديل', 'موديل'],
    ...['item sku', 'product no', 'product number', 'model number', 'part code', 'article code', 'stock code', 'code no', 'ref no'],
    ...['reference no', 'reference number', 'catalogue number', 'catalog number', 'catalogue no', 'catalog no', 'cat no'],
    ...['رقم المنتج', 'رقم الموديل', 'كود الموديل', 'رقم الكود', 'كود القطعة', 'رمز الصنف', 'رمز المنتج', 'الرمز'],
  ],
  name: [
    ...['name', 'name en', 'english name', 'product', 'product name', 'item', 'item name', 'title'],
    ...['machine name', 'equipment', 'equipment name', 'model name', 'product title'],
    ...['name in english', 'الاسم بالانجليزي', 'الاسم الانجليزي', 'الاسم بالإنجليزية'],
  ],
  nameAr: [
    ...['name ar', 'arabic name', 'name in arabic', 'name arabic', 'title ar', 'الاسم', 'اسم الصنف', 'اسم المنتج', 'الصنف'],
    ...['المنتج', 'الاسم بالعربي', 'الاسم العربي', 'الاسم بالعربية'],
    ...['اسم', 'اسم الماكينة', 'اسم المعدة', 'المعدة', 'اسم الجهاز', 'الجهاز', 'اسم السلعة', 'السلعة'],
  ],
  description: [
    ...['description', 'description en', 'details', 'english description', 'الوصف بالانجليزي', 'الوصف بالإنجليزية'],
    ...['الوصف الانجليزي'],
  ],
  descriptionAr: [
    ...['description ar', 'arabic description', 'description in arabic', 'الوصف', 'وصف', 'البيان', 'التفاصيل'],
    ...['الوصف بالعربي', 'الوصف بالعربية'],
  ],
  price: [
    ...['price', 'unit price', 'list price', 'sale price', 'selling price', 'price egp', 'price le', 'egp', 'new price'],
    ...['rrp'],
    ...['السعر', 'سعر', 'سعر البيع', 'سعر الوحدة', 'السعر الجديد', 'السعر بالجنيه'],
    ...['retail price', 'consumer price', 'customer price', 'end user price', 'final price'],
    ...['سعر الجمهور', 'السعر للجمهور', 'سعر العميل', 'السعر النهائي', 'سعر البيع النهائي'],
    ...['الثمن', 'سعر المستهلك', 'سعر البيع للمستهلك', 'التسعيرة', 'تسعيرة', 'سعر القطاعي', 'السعر القطاعي'],
  ],
  quantity: [
    ...['quantity', 'qty', 'stock', 'in stock', 'on hand', 'pieces', 'inventory', 'available', 'balance'],
    ...['الكمية', 'كمية', 'المخزون', 'الرصيد', 'العدد', 'عدد', 'رصيد المخزن', 'الرصيد الحالي'],
    ...['stock level', 'units', 'stock on hand', 'رصيد', 'رصيد الصنف', 'الرصيد المتاح', 'المخزن', 'مخزون', 'عدد القطع'],
    ...['الكمية المتاحة', 'الكمية المتوفرة', 'المتاح', 'المتوفر'],
  ],
  taxable: [
    ...['new', 'is new', 'is it new', 'condition', 'new or used', 'used', 'second hand', 'الحالة', 'جديد', 'هل هو جديد'],
    ...['جديد او مستعمل', 'مستعمل'],
  ],
  brand: [
    ...['brand', 'brands', 'brand name', 'brand names', 'name of brand', 'name of the brand', 'make', 'make name', 'maker', 'maker name'],
    ...['manufacturer', 'manufacturer name', 'manufacturers', 'manufactured by', 'mfr', 'mfg', 'trademark', 'trade mark'],
    ...['العلامة', 'اسم العلامة', 'علامة تجارية', 'العلامة التجارية', 'اسم العلامة التجارية', 'الماركة', 'ماركة', 'اسم الماركة'],
    ...['البراند', 'براند', 'اسم البراند', 'البرند', 'برند', 'الشركة المصنعة', 'اسم الشركة المصنعة', 'الشركة المنتجة'],
    ...['الشركة', 'اسم الشركة', 'المصنع', 'اسم المصنع', 'الصانع', 'جهة التصنيع'],
  ],
  categories: [
    ...['category', 'categories', 'group', 'product group', 'section', 'type', 'القسم', 'الاقسام', 'التصنيف', 'التصنيفات'],
    ...['الفئة', 'الفئات', 'المجموعة', 'النوع'],
    ...[
      'category name',
      'category names',
      'name of category',
      'name of the category',
      'group name',
      'section name',
      'type name',
      'product family',
      'family',
    ],
    ...['sub category', 'subcategory', 'department', 'classification', 'product line', 'kind'],
    ...['اسم القسم', 'قسم', 'اقسام', 'اسم التصنيف', 'تصنيف', 'اسم الفئة', 'فئة', 'فئات', 'اسم المجموعة', 'مجموعة', 'نوع'],
    ...['القسم الفرعي', 'التصنيف الفرعي', 'الفئة الفرعية', 'اسماء الاقسام'],
  ],
  isActive: ['active', 'on', 'visible', 'published', 'enabled', 'show', 'on show', 'مفعل', 'معروض', 'ظاهر', 'منشور'],
  parent: ['parent', 'parent category', 'within', 'main category', 'group', 'القسم الرئيسي', 'القسم الأب', 'ضمن', 'داخل قسم', 'المجموعة'],
  slug: ['slug', 'page link', 'link', 'url', 'رابط الصفحة', 'الرابط'],
  widthMm: ['width', 'width mm', 'w', 'w mm', 'العرض', 'عرض'],
  depthMm: ['depth', 'depth mm', 'd', 'd mm', 'العمق', 'عمق'],
  heightMm: ['height', 'height mm', 'h', 'h mm', 'الارتفاع', 'ارتفاع'],
  weightKg: ['weight', 'weight kg', 'kg', 'الوزن', 'وزن'],
  powerKw: ['power', 'power kw', 'kw', 'electric power', 'القدرة', 'القدرة الكهربائية'],
  voltage: ['voltage', 'volt', 'v', 'الجهد', 'الفولت'],
}

/** Words that name the language of a column. */
export const LANGUAGE_WORDS = {
  en: ['en', 'eng', 'english', 'انجليزي', 'انجليزية', 'الانجليزي', 'الانجليزية', 'بالانجليزي', 'بالانجليزية'],
  ar: ['ar', 'arabic', 'عربي', 'عربية', 'العربي', 'العربية', 'بالعربي', 'بالعربية'],
} as const

/** Words beside the subject of a heading that leave its meaning as it is. */
export const FILLING_WORDS = [
  ...['our', 'your', 'the', 'a', 'an', 'of', 'in', 'for', 'per', 'is', 'it', 'this', 'product', 'products', 'item', 'items', 'machine'],
  ...['pound', 'pounds', 'egyptian', 'egp', 'le', 'l', 'e', 'current', 'public', 'required'],
  ...['المنتج', 'منتج', 'المنتجات', 'الصنف', 'صنف', 'الماكينة', 'ماكينة', 'للقطعة'],
  ...['القطعة', 'القطع', 'للوحدة', 'في', 'من', 'هل', 'هو', 'هي'],
  ...['بالجنيه', 'جنيه', 'مصري', 'المصري', 'الحالي', 'الحالية', 'لدينا', 'عندنا', 'بالمخزن', 'المخزن', 'مطلوب'],
] as const

const BRAND_NAMES = [
  'brand',
  'brand name',
  'manufacturer',
  'العلامة',
  'الماركة',
  'ماركة',
  'العلامة التجارية',
  'اسم الماركة',
  'اسم العلامة',
  'اسم العلامة التجارية',
  'الشركة المصنعة',
  ...['brands', 'brand names', 'make', 'manufacturer name', 'البراند', 'براند', 'اسم البراند', 'اسم الشركة المصنعة', 'علامة تجارية'],
]
const ARABIC_CATEGORY_NAMES = ['القسم', 'اسم القسم', 'قسم', 'التصنيف', 'اسم التصنيف', 'الفئة', 'اسم الفئة', 'المجموعة', 'اسم المجموعة']

/** A sheet of brands calls the name of one "brand", and one of categories "category". */
export const KIND_WORDS: Readonly<Partial<Record<SheetKind, Words>>> = {
  brands: { name: BRAND_NAMES },
  categories: { name: ['category', 'category name', 'categories', 'section', 'section name', 'group name'], nameAr: ARABIC_CATEGORY_NAMES },
}

/** Arabic headings that name no language mean the English column where another heading has the Arabic one. */
const UNNAMED_LANGUAGE: Words = {
  name: ['الاسم', 'اسم الصنف', 'اسم المنتج', 'الصنف', 'المنتج'],
  description: ['الوصف', 'وصف', 'البيان', 'التفاصيل'],
}

/** The meaning of a heading where another one fits better to its first meaning. */
export const SECOND_MEANINGS: Readonly<Record<SheetKind, Words>> = {
  products: UNNAMED_LANGUAGE,
  brands: { ...UNNAMED_LANGUAGE, nameAr: BRAND_NAMES },
  categories: { ...UNNAMED_LANGUAGE, name: [...(UNNAMED_LANGUAGE.name ?? []), ...ARABIC_CATEGORY_NAMES] },
}

/** Words for the condition of a machine, in cells and in headings. */
export const CONDITION_WORDS = {
  new: ['new', 'جديد', 'جديدة'],
  used: ['used', 'second hand', 'refurbished', 'مستعمل', 'مستعملة', 'استعمال', 'مجدد', 'مجددة', 'كسر زيرو'],
  either: ['condition', 'حالة', 'الحالة'],
  not: ['not', 'غير', 'ليس'],
} as const

/** Ways to write the currency beside an amount. */
export const CURRENCY_WORDS =
  /(?:l\.?\s?e\.?|e\.?g\.?p\.?|e£|£|ج\.?\s?م\.?|جنيه(?:ا|\u064b){0,2}(?:\s?مصري(?:ا|\u064b){0,2})?|جم|(?<!\p{L})ج\.?(?!\p{L}))/giu

export const YES_WORDS = [
  'yes',
  'y',
  'true',
  '1',
  'on',
  ...CONDITION_WORDS.new,
  'active',
  'enabled',
  'نعم',
  'مفعل',
  'ظاهر',
  'معروض',
  ...['x', '✓', '✔', '✔\ufe0f', '√'],
]

export const NO_WORDS = [
  'no',
  'n',
  'false',
  '0',
  'off',
  ...CONDITION_WORDS.used,
  'inactive',
  'disabled',
  'لا',
  'غير مفعل',
  'مخفي',
  'غير معروض',
]

interface WrittenUnit {
  /** The number by which an amount in it is multiplied. */
  readonly factor: number
  readonly words: readonly string[]
}

/** Ways to write the unit of a spec, and others that are converted into it. */
export const UNIT_WORDS: Readonly<Record<string, readonly WrittenUnit[]>> = {
  mm: [
    { factor: 1, words: ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres', 'مم', 'ملم', 'مليمتر'] },
    { factor: 10, words: ['cm', 'cms', 'centimeter', 'centimeters', 'centimetre', 'centimetres', 'سم', 'سنتي', 'سنتيمتر'] },
    { factor: 1000, words: ['m', 'meter', 'meters', 'metre', 'metres', 'م', 'متر'] },
    { factor: 25.4, words: ['in', 'inch', 'inches', 'بوصة'] },
  ],
  kg: [
    { factor: 1, words: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'كجم', 'كج', 'كيلو', 'كيلوجرام'] },
    { factor: 0.001, words: ['g', 'gr', 'gm', 'gram', 'grams', 'جم', 'جرام'] },
    { factor: 1000, words: ['ton', 'tons', 'tonne', 'tonnes', 'طن'] },
  ],
  kW: [
    { factor: 1, words: ['kw', 'kilowatt', 'kilowatts', 'كيلووات', 'كيلو وات', 'ك وات'] },
    { factor: 0.001, words: ['w', 'watt', 'watts', 'وات', 'واط'] },
  ],
  V: [{ factor: 1, words: ['v', 'volt', 'volts', 'vac', 'فولت'] }],
  L: [
    { factor: 1, words: ['l', 'lt', 'ltr', 'liter', 'liters', 'litre', 'litres', 'لتر'] },
    { factor: 0.001, words: ['ml', 'milliliter', 'milliliters', 'millilitre', 'millilitres', 'مل'] },
  ],
  'kg/h': [{ factor: 1, words: ['kg h', 'kg hr', 'kg hour', 'kgh', 'كجم ساعة', 'كجم في الساعة'] }],
  'kg/day': [{ factor: 1, words: ['kg day', 'kg d', 'كجم يوم', 'كجم في اليوم'] }],
  '°C': [{ factor: 1, words: ['c', '°C', 'celsius', 'درجة', 'درجة مئوية'] }],
}

/** Words beside a number of pieces, and in its place. */
export const STOCK_WORDS = {
  pieces: ['pc', 'pcs', 'piece', 'pieces', 'unit', 'units', 'ea', 'قطعة', 'قطع', 'حبة', 'حبات', 'وحدة', 'وحدات', 'ماكينة', 'ماكينات'],
  none: [
    ...['none', 'out of stock', 'sold out', 'not available', 'unavailable', 'نفد', 'نفذ', 'نفدت', 'نفذت', 'نفدت الكمية', 'نفذت الكمية'],
    ...['غير متوفر', 'غير متاح', 'غير موجود', 'مش متوفر', 'مش موجود', 'لا يوجد'],
  ],
  some: [
    ...['available', 'in stock', 'yes', 'on request', 'متوفر', 'متاح', 'موجود', 'متوفرة', 'متاحة', 'موجودة', 'نعم', 'حسب الطلب'],
    ...['تحت الطلب'],
  ],
} as const

/** The first cell of a row that adds up the others. */
export const TOTAL_WORDS = [
  ...['total', 'totals', 'grand total', 'sub total', 'subtotal', 'الإجمالي', 'إجمالي', 'المجموع', 'مجموع', 'الإجمالى'],
  ...['اجمالي عام', 'الإجمالي العام', 'المجموع الكلي', 'جملة', 'الجملة'],
]
