import { expect, test } from 'vitest'
import type { SheetColumn, SheetKind } from './columns.ts'
import { asksForUsed, guessColumns, isSureOf } from './matching.ts'

const guess = (kind: SheetKind, ...headings: readonly string[]) => guessColumns(kind, headings, () => [])

test('a sheet of brands or categories may call the name by the kind of record', () => {
  expect(guess('brands', 'الماركة', 'الاسم بالعربي')).toEqual(['name', 'nameAr'])
  expect(guess('brands', 'Brand name')).toEqual(['name'])
  expect(guess('categories', 'Category', 'القسم', 'القسم الرئيسي')).toEqual(['name', 'nameAr', 'parent'])
  expect(guess('products', 'الماركة', 'القسم')).toEqual(['brand', 'categories'])
})

test('a heading that names the language goes before one that names none, in whatever order they stand', () => {
  expect(guess('brands', 'الوصف', 'الوصف بالعربي')).toEqual(['description', 'descriptionAr'])
  expect(guess('products', 'الاسم بالعربي', 'الاسم')).toEqual(['nameAr', 'name'])
  expect(guess('products', 'الاسم', 'الاسم بالانجليزي')).toEqual(['nameAr', 'name'])
  expect(guess('brands', 'الماركة', 'الاسم بالانجليزي')).toEqual(['nameAr', 'name'])
  expect(guess('categories', 'القسم', 'الاسم بالعربي')).toEqual(['name', 'nameAr'])
})

test('a heading that asks whether a machine is used is told from one for its condition', () => {
  for (const heading of ['Used', 'Is it used?', 'Second hand', 'مستعمل', 'هل هو مستعمل؟']) {
    expect(guess('products', heading), heading).toEqual(['taxable'])
    expect(asksForUsed(heading), heading).toBe(true)
  }
  for (const heading of ['New', 'Not used', 'غير مستعمل', 'New or used', 'Condition (new/used)', 'جديد أم مستعمل', 'الحالة: جديد / مستعمل'])
    expect(asksForUsed(heading), heading).toBe(false)
})

test('a heading is guessed only where known words cover all of it', () => {
  const guesses = {
    'وصف المنتج': 'descriptionAr',
    'اسم المنتج بالإنجليزية': 'name',
    'اسم الصنف انجليزي': 'name',
    'Product Name (AR)': 'nameAr',
    'Product name - English': 'name',
    'Item description': 'description',
    nameAr: 'nameAr',
    descriptionAr: 'descriptionAr',
    'سعر المستهلك': 'price',
    التسعيرة: 'price',
    'Unit price (L.E.)': 'price',
    'سعر القطعة': 'price',
    'Stock available': 'quantity',
  }
  for (const [heading, column] of Object.entries(guesses)) expect(guess('products', heading), heading).toEqual([column])
  const unknown = [
    'cost price',
    'Old price',
    'السعر القديم',
    'سعر التكلفة',
    'Price after discount',
    'Price USD',
    'Name AR/EN',
    'Supplier name',
  ]
  for (const heading of unknown) expect(guess('products', heading), heading).toEqual([null])
})

const EVERYDAY: Readonly<Partial<Record<SheetColumn, readonly string[]>>> = {
  brand: [
    ...['Brand name', 'Name of brand', 'Brand names', 'Manufacturer name', 'MANUFACTURER', 'Make', 'Trademark', 'Mfr.', 'Brand (EN)'],
    ...['اسم الماركة', 'ماركه', 'اسم العلامة التجارية', 'اسم البراند', 'براند', 'اسم الشركة المصنعة', 'الشركة المنتجة', 'المصنع'],
    ...['ماركة المنتج', 'اسم الماركة بالعربي', 'brand_name', 'BrandName'],
  ],
  categories: [
    ...[
      'Category name',
      'Product category',
      'Sub-category',
      'Subcategory',
      'Product type',
      'Product family',
      'Department',
      'category_name',
    ],
    ...['اسم القسم', 'القسم الفرعي', 'اسم الفئة', 'اسم المجموعة', 'نوع المنتج', 'فئة المنتج', 'تصنيف الصنف', 'اسم التصنيف'],
  ],
  sku: ['Product SKU', 'Item code', 'Product No.', 'Model number', 'Catalogue No.', 'Ref. No.', 'رقم الموديل', 'كود الماكينة', 'رمز الصنف'],
  name: ['Machine name', 'Equipment', 'Model name', 'Product title'],
  nameAr: ['اسم الماكينة', 'اسم الجهاز', 'اسم المعدة', 'اسم السلعة', 'اسم'],
  price: ['Retail price', 'Consumer price (EGP)', 'End user price', 'سعر الجمهور', 'السعر النهائي', 'سعر البيع بالجنيه', 'السعر للجمهور'],
  quantity: [
    'Stock quantity',
    'Qty on hand',
    'Available qty',
    'Units in stock',
    'الرصيد المتاح',
    'كمية المخزون',
    'عدد القطع',
    'رصيد الصنف',
  ],
}

test.each(Object.entries(EVERYDAY).flatMap(([column, headings]) => headings.map((heading) => [heading, column] as const)))(
  'a price list or stock list that says “%s” means %s',
  (heading, column) => expect(guess('products', heading)).toEqual([column]),
)

test.each([
  [
    'Supplier',
    'Supplier name',
    'المورد',
    'اسم المورد',
    'Wholesale price',
    'سعر الجملة',
    'سعر الشراء',
    'Barcode',
    'مسلسل',
    'Customer name',
    'New name',
  ],
])('headings that mean no column of the shop are left out: %s and the others', (...headings) => {
  for (const heading of headings) expect(guess('products', heading), heading).toEqual([null])
})

test('a sheet with everyday headings is guessed as a whole, and one of brands or categories by its own kind', () => {
  expect(guess('products', 'كود الصنف', 'اسم الصنف', 'اسم الماركة', 'اسم القسم', 'سعر المستهلك', 'الرصيد')).toEqual([
    ...['sku', 'nameAr', 'brand', 'categories', 'price', 'quantity'],
  ])
  expect(guess('products', 'Model', 'Model name', 'Brand name', 'Category name', 'RRP', 'Stock')).toEqual([
    ...['sku', 'name', 'brand', 'categories', 'price', 'quantity'],
  ])
  expect(guess('brands', 'Manufacturer name', 'اسم البراند')).toEqual(['name', 'nameAr'])
  expect(guess('categories', 'Section name', 'اسم القسم', 'Parent category')).toEqual(['name', 'nameAr', 'parent'])
})

test('a heading with another unit is a guess to be looked at, and one with an unknown unit none', () => {
  const found = (heading: string) => [
    guess('products', heading)[0],
    isSureOf('products', heading, guess('products', heading)[0] ?? null, () => []),
  ]
  expect(found('Width (mm)')).toEqual(['widthMm', true])
  expect(found('Width (cm)')).toEqual(['widthMm', false])
  expect(found('العرض سم')).toEqual(['widthMm', false])
  expect(found('Power (W)')).toEqual(['powerKw', false])
  expect(found('Width (ft)')).toEqual([null, false])
})

test('a second meaning is a guess that is shown to be looked at', () => {
  const isSure = (kind: SheetKind, heading: string, column: 'name' | 'nameAr' | 'description') => isSureOf(kind, heading, column, () => [])
  expect(isSure('brands', 'الماركة', 'name')).toBe(true)
  expect(isSure('brands', 'الماركة', 'nameAr')).toBe(false)
  expect(isSure('products', 'الوصف', 'description')).toBe(false)
})

test('a column that the shop only writes needs no look when the sheet comes back, and one that it does not know does', () => {
  const namesOf = (column: SheetColumn) => (column === 'priceConfirmed' ? ['Price confirmed on', 'تاريخ تأكيد السعر'] : [])
  for (const heading of namesOf('priceConfirmed')) {
    expect(guessColumns('products', [heading], namesOf)).toEqual([null])
    expect(isSureOf('products', heading, null, namesOf), heading).toBe(true)
  }
  expect(isSureOf('products', 'Shelf', null, namesOf)).toBe(false)
})
