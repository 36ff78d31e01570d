import { type FieldIssue, fieldIssue } from '#contract/issues.ts'
import { ProductEditForm, ProductForm } from '#contract/products.ts'
import { isManaged, type Manager, managedScope } from '#domain/accounts/viewer.ts'
import type { SpecKey, Specs } from '#domain/catalogue/specs.ts'
import { amountFromDecimal } from '#domain/money/money.ts'
import { bareAmount, mayMeanThousands, NAMES_SEPARATOR, namesIn, readChoice } from '#domain/sheets/cells.ts'
import { isSpecColumn, type SheetColumn } from '#domain/sheets/columns.ts'
import { barePieces, isDateLike, isTotal, saysAvailable } from '#domain/sheets/odd-cells.ts'
import { isPriceJump, type RowIssue, type RowResult } from '#domain/sheets/results.ts'
import { measureIn } from '#domain/sheets/units.ts'
import type { FiledProduct, NewProduct, ProductEdit } from '#server/catalogue/batches/product-batches.service.ts'
import { givenOf } from '#server/platform/given.ts'
import { type Collections, changedCells, type HeadingUnits, newCells, productCells, type RowCells } from './sheet-rows.facts.ts'

export interface ProductsGround extends Collections {
  readonly manager: Manager
  /** Products of any brand, by their SKU in lower case. */
  readonly known: ReadonlyMap<string, FiledProduct>
  /** The import changes what is there and adds nothing. */
  readonly isForKnownOnly: boolean
  readonly units: HeadingUnits
  /** A sheet of prices confirms those that stay as they are. */
  readonly isOfPrices: boolean
}

export interface PlannedProduct {
  readonly result: RowResult
  readonly added?: NewProduct
  readonly edited?: ProductEdit
  /** A known product whose price the row says again. */
  readonly confirmed?: FiledProduct
  /** The product that the row is about, where it is known and one's own. */
  readonly knownId?: string
}

interface PlannedRow {
  readonly row: number
  readonly cells: RowCells
}

/** The result of one row of a sheet of products. */
export function planProduct({ row, cells }: PlannedRow, ground: ProductsGround): PlannedProduct {
  const sku = cells.get('sku') ?? ''
  const known = ground.known.get(sku.toLowerCase())
  const isForeign = known !== undefined && !isManaged(managedScope(ground.manager), known.row.brandId)
  const own = isForeign ? undefined : known?.row
  const names = { row, key: sku, name: cells.get('name') ?? own?.name ?? '', nameAr: cells.get('nameAr') ?? own?.nameAr ?? '' }
  const refuse = (...mistakes: RowIssue[]): PlannedProduct => ({
    result: { ...names, outcome: 'refused', changes: [], mistakes, warnings: [] },
  })
  if (isForeign) return refuse({ column: 'sku', text: 'sku-taken', value: sku })
  if (known === undefined && ground.isForKnownOnly) {
    return refuse(sku === '' ? { column: 'sku', text: 'required' } : { column: 'sku', text: 'not-known', value: sku })
  }
  if (known === undefined && isTotal(sku)) return refuse({ column: 'sku', text: 'no-product', value: sku })
  if (known === undefined && isDateLike(sku)) return refuse({ column: 'sku', text: 'date', value: sku })
  const read = readCells(cells, ground, known?.categoryIds ?? [])
  return known === undefined ? planNew(names, { ...read, sku }, { ground, refuse }) : planEdit(names, known, read, { ground, refuse })
}

interface Read {
  /** The values as the form takes them. */
  readonly form: Readonly<Record<string, unknown>>
  readonly categoryIds: readonly string[] | undefined
  readonly isActive: boolean | undefined
  readonly mistakes: readonly RowIssue[]
  readonly cells: RowCells
}

/** The categories of a row count for staff; a row of anybody else says again those that the product is in. */
function readCells(cells: RowCells, ground: ProductsGround, were: readonly string[]): Read {
  const mistakes: RowIssue[] = []
  const form: Record<string, unknown> = {}
  const specs: Record<string, string> = {}
  let categoryIds: readonly string[] | undefined
  let isActive: boolean | undefined
  for (const [column, cell] of cells) {
    if (column === 'price') form.price = bareAmount(cell)
    else if (column === 'quantity') form.quantity = pieces(cell, mistakes)
    else if (column === 'taxable') form.taxable = choice(column, cell, mistakes)
    else if (column === 'isActive') isActive = choice(column, cell, mistakes)
    else if (column === 'brand') form.brand = brandIn(cell, ground, mistakes)
    else if (column === 'categories' && managedScope(ground.manager) === 'all') categoryIds = categoriesIn(cell, ground, mistakes)
    else if (column === 'categories') refuseOtherCategories(cell, ground, were, mistakes)
    else if (isSpecColumn(column)) specs[column] = measure(column, cell, ground, mistakes)
    else if (column !== 'sku' && column !== 'slug') form[column] = cell
  }
  if (Object.keys(specs).length > 0) form.specs = specs
  return { form: givenOf(form), categoryIds, isActive, mistakes, cells }
}

/** A number that a word stands for is refused once, and is not missing as well. */
function pieces(cell: string, mistakes: RowIssue[]): string {
  if (saysAvailable(cell)) mistakes.push({ column: 'quantity', text: 'stock-word', value: cell })
  return saysAvailable(cell) ? '0' : barePieces(cell)
}

/** Empty if the unit is refused, so that the form reports no second mistake for the cell. */
function measure(column: SpecKey, cell: string, { units }: ProductsGround, mistakes: RowIssue[]): string {
  const read = measureIn(column, cell, units.get(column))
  if (read === null) mistakes.push({ column, text: 'other-unit', value: cell })
  return read ?? ''
}

function choice(column: SheetColumn, cell: string, mistakes: RowIssue[]): boolean | undefined {
  const chosen = readChoice(cell)
  if (chosen === undefined) mistakes.push({ column, text: column === 'taxable' ? 'new-or-used' : 'yes-or-no', value: cell })
  return chosen
}

function brandIn(cell: string, { brands, manager }: ProductsGround, mistakes: RowIssue[]): string | undefined {
  const scope = managedScope(manager)
  const found = brands.find(cell)
  if (typeof found === 'object' && isManaged(scope, found.row.id)) return found.row.id
  if (scope !== 'all') mistakes.push({ column: 'brand', text: 'brand-foreign', value: cell })
  else mistakes.push(notFound('brand', typeof found === 'object' ? 'unknown' : found, cell, brands.suggest(cell)))
  return undefined
}

function categoriesIn(cell: string, { categories }: ProductsGround, mistakes: RowIssue[]): string[] {
  return namesIn(cell, (name) => categories.isName(name)).flatMap((name) => {
    const found = categories.find(name)
    if (typeof found === 'object') return [found.row.id]
    mistakes.push(notFound('category', found, name, categories.suggest(name)))
    return []
  })
}

/** Nothing in the answer tells which categories there are. */
function refuseOtherCategories(cell: string, { categories }: ProductsGround, were: readonly string[], mistakes: RowIssue[]): void {
  const found = namesIn(cell, (name) => categories.isName(name)).map((name) => categories.find(name))
  const ids = new Set(found.map((each) => (typeof each === 'object' ? each.row.id : each)))
  const isAsBefore = ids.size === were.length && were.every((id) => ids.has(id))
  if (!isAsBefore) mistakes.push({ column: 'categories', text: 'categories-by-staff', value: cell })
}

function notFound(kind: 'brand' | 'category', why: 'unknown' | 'ambiguous', value: string, suggestion: string | undefined): RowIssue {
  const column = kind === 'brand' ? 'brand' : 'categories'
  return { column, text: `${kind}-${why}`, value, ...(why === 'unknown' && suggestion !== undefined ? { suggestion } : {}) }
}

type Names = Pick<RowResult, 'row' | 'key' | 'name' | 'nameAr'>

interface Within {
  readonly ground: ProductsGround
  readonly refuse: (...mistakes: RowIssue[]) => PlannedProduct
}

/** A brand that was refused already is not missing as well. */
const ANY_BRAND = 'refused'

function planNew(names: Names, read: Read & { readonly sku: string }, { ground, refuse }: Within): PlannedProduct {
  const scope = managedScope(ground.manager)
  const isBrandRefused = read.mistakes.some(({ column }) => column === 'brand')
  const own = typeof scope === 'object' ? scope.brandId : undefined
  const brand = read.form.brand ?? own ?? (isBrandRefused ? ANY_BRAND : undefined)
  const parsed = ProductForm.safeParse({ taxable: true, ...read.form, sku: read.sku, brand, isActive: read.isActive ?? true })
  const mistakes = [...read.mistakes, ...(parsed.success ? [] : issuesOf(parsed.error.issues.map(fieldIssue), read.cells))]
  // All that a new product lacks would hide that the SKU is mistyped.
  if (names.name === '' && names.nameAr === '' && !mistakes.some(({ column }) => column === 'sku'))
    return refuse({ column: 'sku', text: 'not-named', value: read.sku }, ...read.mistakes)
  if (!parsed.success || mistakes.length > 0) return refuse(...mistakes)
  const { taxable: isNew, price, images: _images, brand: brandId, specs, ...columns } = parsed.data
  const categoryIds = read.categoryIds ?? []
  const added: NewProduct = {
    columns: { ...columns, priceMinor: amountFromDecimal(price), isNew, specs: specs as Specs },
    brandId,
    categoryIds,
  }
  const warnings: RowIssue[] = [
    ...decimalsIn(read.cells, price),
    { column: 'sku', text: 'no-picture' },
    ...(categoryIds.length === 0 && scope === 'all' ? [{ column: 'categories', text: 'no-category' } as const] : []),
  ]
  const changes = newCells({
    brand: ground.brands.written(brandId),
    categories: categoryIds.map((id) => ground.categories.written(id)).join(NAMES_SEPARATOR),
    price,
    quantity: columns.quantity,
  })
  return { result: { ...names, name: columns.name, nameAr: columns.nameAr, outcome: 'added', changes, mistakes: [], warnings }, added }
}

function decimalsIn(cells: RowCells, amount: number | undefined): RowIssue[] {
  const value = cells.get('price') ?? ''
  return amount !== undefined && mayMeanThousands(bareAmount(value)) ? [{ column: 'price', text: 'three-decimals', value, amount }] : []
}

function planEdit(names: Names, known: FiledProduct, read: Read, { ground, refuse }: Within): PlannedProduct {
  const parsed = ProductEditForm.safeParse(read.form)
  const mistakes = [...read.mistakes, ...(parsed.success ? [] : issuesOf(parsed.error.issues.map(fieldIssue), read.cells))]
  if (!parsed.success || mistakes.length > 0) return refuse(...mistakes)
  const { taxable: isNew, price, brand, specs, name, nameAr, description, descriptionAr, quantity } = parsed.data
  const columns = givenOf({
    name,
    nameAr,
    description,
    descriptionAr,
    quantity,
    isNew,
    priceMinor: price === undefined ? undefined : amountFromDecimal(price),
    specs: specs === undefined ? undefined : ({ ...known.row.specs, ...specs } as Specs),
    isActive: read.isActive,
  })
  const categoryIds = read.categoryIds === undefined ? known.categoryIds : read.categoryIds.toSorted()
  const after = { row: { ...known.row, ...columns, brandId: brand ?? known.row.brandId }, categoryIds }
  const changes = changedCells('products', productCells(known, ground), productCells(after, ground))
  const isJump = columns.priceMinor !== undefined && isPriceJump(known.row.priceMinor, columns.priceMinor)
  const warnings: RowIssue[] = [
    ...decimalsIn(read.cells, price),
    ...(isJump ? [{ column: 'price', text: 'price-jump', value: read.cells.get('price') ?? '' } as const] : []),
  ]
  const outcome = changes.length === 0 ? 'unchanged' : 'changed'
  const result: RowResult = { ...names, key: known.row.sku, outcome, changes, mistakes: [], warnings }
  if (outcome === 'unchanged')
    return { result, knownId: known.row.id, ...(ground.isOfPrices && price !== undefined ? { confirmed: known } : {}) }
  const edited: ProductEdit = {
    before: known,
    columns,
    ...(brand === undefined || brand === known.row.brandId ? {} : { brandId: brand }),
    ...(read.categoryIds === undefined ? {} : { categoryIds }),
  }
  return { result, edited, knownId: known.row.id }
}

/** A sheet says what it takes for a price, which in a form the field shows. */
const OF_PRICES: Partial<Record<FieldIssue['text'], RowIssue['text']>> = { number: 'price-number', 'two-decimals': 'price-decimals' }

/** The form's issues at the sheet's columns, one for each. */
export function issuesOf(issues: readonly FieldIssue[], cells: RowCells): RowIssue[] {
  const first = new Map<string, RowIssue>()
  for (const { field, text, limit } of issues) {
    const column = field as SheetColumn
    const value = cells.get(column)
    if (first.has(column)) continue
    first.set(column, {
      column,
      text: (column === 'price' ? OF_PRICES[text] : undefined) ?? text,
      ...(limit === undefined ? {} : { limit }),
      ...(value === undefined ? {} : { value: value.slice(0, 100) }),
    })
  }
  return [...first.values()]
}
