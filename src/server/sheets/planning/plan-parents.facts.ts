import { type ParentRefusal, refuseParent } from '#domain/catalogue/categories.ts'
import { isDash } from '#domain/sheets/cells.ts'
import { CollectionIndex, type NamedCollection } from '#domain/sheets/collection-index.ts'
import type { RowIssue, RowResult } from '#domain/sheets/results.ts'
import type { BatchCategory, CategoryRecord, PlacedCategory } from '#server/catalogue/batches/collection-batches.service.ts'
import type { PlannedCollection } from './plan-collections.facts.ts'
import type { RowCells } from './sheet-rows.facts.ts'

/** A row as it was planned without its parent. */
export interface PlannedRow {
  readonly cells: RowCells
  readonly planned: PlannedCollection
}

export interface ParentsPlan {
  readonly rows: readonly PlannedCollection[]
  readonly placed: readonly PlacedCategory[]
}

/** A category of the shop, or one that the sheet adds. */
interface Known extends NamedCollection {
  readonly parentId: string | null
  readonly category: BatchCategory
}

const REFUSED = {
  'category/parent-gone': 'category-unknown',
  'category/parent-itself': 'parent-itself',
  'category/parent-within': 'parent-within',
  'category/has-children': 'parent-has-children',
} as const satisfies Record<ParentRefusal, RowIssue['text']>

/** The parents of a sheet are judged by how all categories would stand after it, so that its rows may be in any order. */
export function planParents(rows: readonly PlannedRow[], categories: readonly CategoryRecord[]): ParentsPlan {
  const known = new Map<string, Known>(categories.map((row) => [row.id, { ...row, category: { id: row.id } }]))
  for (const { planned } of rows) {
    if (planned.added !== undefined) known.set(keyOf(planned), { ...planned.added, ...addedAs(planned), slug: '' })
  }
  const index = new CollectionIndex([...known.values()])
  const wanted = new Map<string, Known | null>()
  const mistakes = new Map<PlannedCollection, RowIssue>()
  for (const { cells, planned } of rows) {
    const cell = cells.get('parent')
    if (cell === undefined || planned.result.outcome === 'refused') continue
    const found = isDash(cell) ? null : index.find(cell)
    if (found === null || typeof found === 'object') wanted.set(keyOf(planned), found?.row ?? null)
    else mistakes.set(planned, { column: 'parent', text: `category-${found}`, value: cell, ...suggested(index, found, cell) })
  }
  const parentOf = ({ id, parentId }: Known) => (wanted.has(id) ? (wanted.get(id)?.id ?? null) : parentId)
  const parents = new Set([...known.values()].flatMap((each) => parentOf(each) ?? []))
  const placed: PlacedCategory[] = []
  const after = rows.map(({ cells, planned }) => {
    const id = keyOf(planned)
    const parent = wanted.get(id)
    const mistake = mistakes.get(planned) ?? refusedParent(id, parent, { parentOf, parents, value: cells.get('parent') ?? '' })
    if (mistake !== null) return refused(planned, mistake)
    const child = known.get(id)
    if (child === undefined || parent === undefined || child.parentId === (parent?.id ?? null)) return planned
    placed.push({ child: child.category, was: child.parentId, parent: parent?.category ?? null })
    const before = child.parentId === null ? '' : index.written(child.parentId)
    return planned.added === undefined ? moved(planned, { before, after: parent === null ? '' : index.written(parent.id) }) : planned
  })
  return { rows: after, placed }
}

function keyOf({ knownId, result }: PlannedCollection): string {
  return knownId ?? `row ${result.row}`
}

function addedAs(planned: PlannedCollection): Pick<Known, 'id' | 'parentId' | 'category'> {
  return { id: keyOf(planned), parentId: null, category: { row: planned.result.row } }
}

function suggested(index: CollectionIndex, found: 'unknown' | 'ambiguous', cell: string): Pick<RowIssue, 'suggestion'> {
  const suggestion = found === 'unknown' ? index.suggest(cell) : undefined
  return suggestion === undefined ? {} : { suggestion }
}

interface Standing {
  readonly parentOf: (category: Known) => string | null
  readonly parents: ReadonlySet<string>
  readonly value: string
}

function refusedParent(id: string, parent: Known | null | undefined, { parentOf, parents, value }: Standing): RowIssue | null {
  if (parent === null || parent === undefined) return null
  const refusal = refuseParent({ id, hasChildren: parents.has(id) }, { id: parent.id, parentId: parentOf(parent) })
  return refusal === null ? null : { column: 'parent', text: REFUSED[refusal], value }
}

function refused({ result }: PlannedCollection, mistake: RowIssue): PlannedCollection {
  return { result: { ...result, outcome: 'refused', changes: [], mistakes: [...result.mistakes, mistake] } }
}

function moved(planned: PlannedCollection, { before, after }: { readonly before: string; readonly after: string }): PlannedCollection {
  const { result } = planned
  const changed: RowResult = { ...result, outcome: 'changed', changes: [...result.changes, { column: 'parent', before, after }] }
  return { ...planned, result: changed }
}
