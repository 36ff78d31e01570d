import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Manager, managedScope } from '#domain/accounts/viewer.ts'
import { conditionOf, visibleCell } from '#domain/sheets/cells.ts'
import { CollectionIndex } from '#domain/sheets/collection-index.ts'
import { type ColumnChoice, columnsInScope, isSpecColumn, KEY_COLUMN, type SheetKind, type SheetOptions } from '#domain/sheets/columns.ts'
import { cellFault } from '#domain/sheets/faults.ts'
import { asksForUsed } from '#domain/sheets/matching.ts'
import {
  ABSENT_LISTED_MAX,
  type AbsentResult,
  absentResult,
  isUnnamed,
  type RowResult,
  type SheetSummary,
  summaryOf,
} from '#domain/sheets/results.ts'
import { convertedUnit } from '#domain/sheets/units.ts'
import { type CollectionBatch, type CollectionRecord, findCollections } from '#server/catalogue/batches/collection-batches.service.ts'
import {
  type FiledProduct,
  findBySkus,
  findOthersSwitchedOn,
  type NewProduct,
  type ProductBatch,
  type ProductEdit,
} from '#server/catalogue/batches/product-batches.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { asProduct, refusedByFaults, type SheetRow } from './cell-faults.facts.ts'
import { type OtherTab, pricesElsewhere, withOtherPrice } from './other-tabs.facts.ts'
import { type PlannedCollection, planCollection } from './plan-collections.facts.ts'
import { type PlannedRow, planParents } from './plan-parents.facts.ts'
import { type PlannedProduct, planProduct } from './plan-products.facts.ts'
import type { HeadingUnits, RowCells } from './sheet-rows.facts.ts'

/** A sheet with its columns and options as they were chosen. */
export interface ChosenSheet extends Pick<SheetOptions, 'scope' | 'absent'> {
  readonly kind: SheetKind
  readonly headRow: number
  readonly headings: readonly string[]
  readonly columns: readonly ColumnChoice[]
}

/** The result of every row, and the batch that writes the good ones. */
export interface SheetPlan {
  readonly results: readonly RowResult[]
  /** Products that the sheet does not name, where they are switched off. */
  readonly absent: readonly AbsentResult[]
  readonly summary: SheetSummary
  readonly batch: { readonly products: ProductBatch } | { readonly collections: CollectionBatch }
}

export interface PlanningDeps {
  readonly db: Db
  readonly manager: Manager
  /** The other tabs of the file: a product whose SKU stands in one of them is not missing, and has one price. */
  readonly readOtherTabs: () => Promise<readonly OtherTab[]>
  /** Called with the number of rows that were planned since the last call. */
  readonly onPlanned: (rows: number) => void
}

/** Other calls have their turn after this many rows. */
const ROWS_PER_TURN = 50

/** The dry run and the import are this same plan: the import goes on to write its batch. */
export async function planSheet(deps: PlanningDeps, run: ChosenSheet, rows: readonly (readonly string[])[]): Promise<SheetPlan> {
  const sheetRows = cellsByColumn(run, rows)
  return run.kind === 'products' ? planProducts(deps, run, sheetRows) : planCollections(deps, run.kind, sheetRows)
}

function cellsByColumn(run: ChosenSheet, rows: readonly (readonly string[])[]): SheetRow[] {
  const columns = columnsInScope(run.columns, run.scope)
  const isOfUsed = columns.map((column, at) => column === 'taxable' && asksForUsed(run.headings[at] ?? ''))
  return rows.flatMap((row, index) => {
    const rowNumber = run.headRow + index + 1
    if (row.every((cell) => cell === '')) return []
    const read = columns.flatMap((column, at) => {
      const cell = column === null ? '' : visibleCell(column, row[at] ?? '')
      if (column === null || cell === '') return []
      return [{ column, cell: isOfUsed[at] === true ? conditionOf(cell) : cell, fault: cellFault(column, cell) }]
    })
    const cells: RowCells = new Map(read.flatMap(({ column, cell, fault }) => (fault === null ? [[column, cell] as const] : [])))
    const faults = read.flatMap(({ fault }) => fault ?? [])
    return [run.kind === 'products' && faults.length === 0 ? asProduct(rowNumber, cells, row) : { row: rowNumber, cells, faults }]
  })
}

async function planProducts(deps: PlanningDeps, run: ChosenSheet, rows: readonly SheetRow[]): Promise<SheetPlan> {
  const { db, manager } = deps
  const { brands, categories } = await findCollections(db)
  const filed = await findBySkus(
    db,
    rows.flatMap(({ cells }) => cells.get('sku') ?? []),
  )
  const ground = {
    manager,
    brands: new CollectionIndex(brands),
    categories: new CollectionIndex(categories),
    known: new Map(filed.map((each) => [each.row.sku.toLowerCase(), each])),
    units: unitsOf(run),
    isForKnownOnly: run.scope !== 'all',
    isOfPrices: run.scope === 'prices',
  }
  const hasPrices = columnsInScope(run.columns, run.scope).includes('price')
  const others = hasPrices || run.absent === 'off' ? await deps.readOtherTabs() : []
  const elsewhere = pricesElsewhere(others)
  const added: NewProduct[] = []
  const edited: ProductEdit[] = []
  const confirmed: FiledProduct[] = []
  const knownIds: string[] = []
  const brandIds = new Set<string>()
  const results = await eachOnce(deps, rows, 'sku', (row) => {
    const planned: PlannedProduct = refusedByFaults(row, ['sku'], planProduct(row, ground))
    if (planned.added !== undefined) added.push(planned.added)
    if (planned.edited !== undefined) edited.push(planned.edited)
    if (planned.confirmed !== undefined) confirmed.push(planned.confirmed)
    if (planned.knownId !== undefined) knownIds.push(planned.knownId)
    // A row that moves its product is of the brand that it names.
    const brandId = (planned.added ?? planned.edited)?.brandId ?? ground.known.get((row.cells.get('sku') ?? '').toLowerCase())?.row.brandId
    if (planned.result.outcome !== 'refused' && brandId != null) brandIds.add(brandId)
    return withOtherPrice(planned.result, row.cells, elsewhere)
  })
  // The product of a row that can't be read is in the sheet all the same, whichever it is.
  const isOff = run.absent === 'off' && !results.some(isUnnamed)
  const off = isOff ? await missingFrom(db, ownOf(manager, brandIds), { named: [...knownIds, ...refusedIds(filed, results)], others }) : []
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]))
  const summary = summaryOf(results, { switchedOff: off.length, confirmed: confirmed.length })
  return {
    results,
    absent: off.slice(0, ABSENT_LISTED_MAX).map(absentResult),
    summary,
    batch: { products: { added, edited, confirmed, off, brandNames } },
  }
}

async function missingFrom(
  db: Db,
  brandIds: readonly string[],
  { named, others }: { readonly named: readonly string[]; readonly others: readonly OtherTab[] },
) {
  const beside = await findOthersSwitchedOn(db, brandIds, named)
  if (beside.length === 0) return []
  const elsewhere = new Set(others.flatMap(({ rows }) => rows.flat()).map(bareSku))
  return beside.filter(({ sku }) => !elsewhere.has(bareSku(sku)))
}

/** A cell of a tab that nobody has matched columns of may spell the SKU a little differently. */
function bareSku(cell: string): string {
  return cell.toLowerCase().replace(/[\s\p{P}\p{Cf}]/gu, '')
}

function unitsOf({ headings, columns }: ChosenSheet): HeadingUnits {
  return new Map(
    columns.flatMap((column, at) => {
      const unit = column !== null && isSpecColumn(column) ? convertedUnit(column, headings[at] ?? '') : undefined
      return column === null || unit === undefined ? [] : [[column, unit] as const]
    }),
  )
}

/** A row that was refused names its product all the same: it is not missing from the sheet. */
function refusedIds(filed: Awaited<ReturnType<typeof findBySkus>>, results: readonly RowResult[]): string[] {
  const refused = new Set(results.filter(({ outcome }) => outcome === 'refused').map(({ key }) => key.toLowerCase()))
  return filed.filter(({ row }) => refused.has(row.sku.toLowerCase())).map(({ row }) => row.id)
}

function ownOf(manager: Manager, brandIds: ReadonlySet<string>): string[] {
  const scope = managedScope(manager)
  if (scope === 'none') return []
  return scope === 'all' ? [...brandIds] : [...brandIds].filter((id) => id === scope.brandId)
}

async function planCollections(deps: PlanningDeps, kind: 'categories' | 'brands', rows: readonly SheetRow[]): Promise<SheetPlan> {
  const found = await findCollections(deps.db)
  const ground = { kind, known: new CollectionIndex<CollectionRecord>(found[kind]) }
  const each: PlannedRow[] = []
  const key = KEY_COLUMN[kind]
  const firstRows = new Map<string, number>()
  const first = await eachOnce(deps, rows, key, (row) => {
    const planned: PlannedCollection = refusedByFaults(row, ['slug', key], planCollection(row, ground))
    const { knownId } = planned
    // Its names and its page link are the same record.
    const earlier = knownId === undefined ? undefined : firstRows.get(knownId)
    if (earlier !== undefined) return doubled(row, key, earlier)
    if (knownId !== undefined) firstRows.set(knownId, row.row)
    each.push({ cells: row.cells, planned })
    return planned.result
  })
  const { rows: planned, placed } =
    kind === 'categories' ? planParents(each, found.categories) : { rows: each.map((row) => row.planned), placed: [] }
  const byRow = new Map(planned.map(({ result }) => [result.row, result]))
  // A row whose record stands in an earlier one was not planned.
  const results = first.map((result) => byRow.get(result.row) ?? result)
  const added = planned.flatMap(({ added: columns, result: { row } }) => (columns === undefined ? [] : [{ row, columns }]))
  const edited = planned.flatMap((row) => row.edited ?? [])
  const batch = { kind: kind === 'brands' ? 'brand' : 'category', added, edited, placed } as const
  return { results, absent: [], summary: summaryOf(results, { switchedOff: 0, confirmed: 0 }), batch: { collections: batch } }
}

/** Refuses a row whose key stands in an earlier row. */
async function eachOnce(
  deps: PlanningDeps,
  rows: readonly SheetRow[],
  key: 'sku' | 'name',
  plan: (row: SheetRow) => RowResult,
): Promise<RowResult[]> {
  const firstRows = new Map<string, number>()
  const results: RowResult[] = []
  for (const [index, row] of rows.entries()) {
    const value = (row.cells.get('slug') ?? row.cells.get(key) ?? '').toLowerCase()
    const first = value === '' ? undefined : firstRows.get(value)
    if (first === undefined) firstRows.set(value, row.row)
    results.push(first === undefined ? plan(row) : doubled(row, key, first))
    if (index % ROWS_PER_TURN === ROWS_PER_TURN - 1) {
      deps.onPlanned(ROWS_PER_TURN)
      await nextTurn()
    }
  }
  deps.onPlanned(rows.length % ROWS_PER_TURN)
  return results
}

function doubled({ row, cells }: SheetRow, column: 'sku' | 'name', first: number): RowResult {
  const value = cells.get(column) ?? ''
  const mistakes = [{ column, text: 'twice', value, row: first } as const]
  const names = { row, key: value, name: cells.get('name') ?? '', nameAr: cells.get('nameAr') ?? '' }
  return { ...names, outcome: 'refused', changes: [], mistakes, warnings: [] }
}
