import { BrandForm, CategoryForm } from '#contract/forms/collection-forms.ts'
import { fieldIssue } from '#contract/issues.ts'
import { readChoice } from '#domain/sheets/cells.ts'
import type { CollectionIndex } from '#domain/sheets/collection-index.ts'
import type { RowIssue, RowResult } from '#domain/sheets/results.ts'
import type { CollectionColumns, CollectionEdit, CollectionRecord } from '#server/catalogue/batches/collection-batches.service.ts'
import { givenOf } from '#server/platform/given.ts'
import { issuesOf } from './plan-products.facts.ts'
import { changedCells, collectionCells, type RowCells } from './sheet-rows.facts.ts'

export interface CollectionsGround {
  readonly kind: 'categories' | 'brands'
  readonly known: CollectionIndex<CollectionRecord>
}

export interface PlannedCollection {
  readonly result: RowResult
  readonly added?: CollectionColumns
  readonly edited?: CollectionEdit
  readonly knownId?: string
}

/** A category of a sheet has no products yet, and its form names them. */
const forms = { categories: CategoryForm.omit({ products: true }), brands: BrandForm } as const

/** The result of one row of a sheet of categories or brands: it finds its record by the page link, or else by a name. */
export function planCollection(
  { row, cells }: { readonly row: number; readonly cells: RowCells },
  ground: CollectionsGround,
): PlannedCollection {
  const { kind, known } = ground
  const [slug, name] = [cells.get('slug') ?? '', cells.get('name') ?? '']
  const names = { row, key: slug === '' ? name : slug, name, nameAr: cells.get('nameAr') ?? '' }
  const mistakes: RowIssue[] = []
  const found = slug === '' ? known.find(name) : (asFound(known.bySlug(slug)) ?? 'unknown')
  if (slug !== '' && found === 'unknown') mistakes.push({ column: 'slug', text: 'not-known', value: slug })
  if (found === 'ambiguous') mistakes.push({ column: 'name', text: 'name-ambiguous', value: name })
  const active = cells.get('isActive')
  const isActive = active === undefined ? undefined : readChoice(active)
  if (active !== undefined && isActive === undefined) mistakes.push({ column: 'isActive', text: 'yes-or-no', value: active })
  const texts = givenOf({
    name: cells.get('name'),
    nameAr: cells.get('nameAr'),
    description: cells.get('description'),
    descriptionAr: cells.get('descriptionAr'),
  })
  const record = typeof found === 'object' ? found.row : null
  const form = record === null ? forms[kind] : forms[kind].partial()
  const parsed = form.safeParse({ ...texts, isActive: isActive ?? record?.isActive ?? true })
  if (!parsed.success) mistakes.push(...issuesOf(parsed.error.issues.map(fieldIssue), cells))
  if (!parsed.success || mistakes.length > 0) {
    const result: RowResult = { ...names, outcome: 'refused', changes: [], mistakes, warnings: [] }
    return { result, ...(record === null ? {} : { knownId: record.id }) }
  }
  if (record === null) {
    const added = parsed.data as CollectionColumns
    return { result: { ...names, name: added.name, nameAr: added.nameAr, outcome: 'added', changes: [], mistakes, warnings: [] }, added }
  }
  return planEdit(names, record, { ground, columns: givenOf(parsed.data) })
}

function planEdit(
  names: Pick<RowResult, 'row' | 'key' | 'name' | 'nameAr'>,
  before: CollectionRecord,
  { ground: { kind, known }, columns }: { readonly ground: CollectionsGround; readonly columns: Partial<CollectionColumns> },
): PlannedCollection {
  const changes = changedCells(kind, collectionCells(before, known), collectionCells({ ...before, ...columns }, known))
  const result: RowResult = {
    ...names,
    name: before.name,
    nameAr: before.nameAr,
    outcome: changes.length === 0 ? 'unchanged' : 'changed',
    changes,
    mistakes: [],
    warnings: [],
  }
  return changes.length === 0 ? { result, knownId: before.id } : { result, edited: { before, columns }, knownId: before.id }
}

function asFound<Row>(row: Row | undefined): { readonly row: Row } | undefined {
  return row === undefined ? undefined : { row }
}
