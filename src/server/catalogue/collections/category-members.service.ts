import type { Manager } from '#domain/accounts/viewer.ts'
import { RefusalError } from '#domain/errors.ts'
import type { Language } from '#domain/text/language.ts'
import { fieldText } from '#i18n/texts.ts'
import { actorOf, recordChange } from '#server/audit/audit.service.ts'
import type { CatalogueChange } from '#server/catalogue/catalogue-change.service.ts'
import type { CategoryRecord } from '#server/catalogue/records.repository.ts'
import { listChildren, listInCategory, listMembersAmong, lockProducts } from '#server/catalogue/switching/switching.repository.ts'
import { enterCategory, leaveCategory } from '#server/catalogue/switching/switching.service.ts'
import type { Db } from '#server/platform/db/database.ts'
import { isId, type Making } from '#server/platform/ids.ts'
import { addMembers, listProductNames, removeMembers, writeCollectionEdit } from './collection-management.repository.ts'
import { countMembers } from './managed-collections.repository.ts'

/** The history names at most this many added or removed products and counts the others. */
const NAMES_MOST = 50

export interface Moving {
  readonly manager: Manager
  readonly category: CategoryRecord
  readonly ids: readonly string[]
  readonly isAdding: boolean
}

/** Moves locked products into or out of a locked category. */
export async function moveIntoOrOut(tx: Db, making: Making, { manager, category, ids, isAdding }: Moving): Promise<void> {
  if (isAdding) {
    await addMembers(tx, category.id, ids)
    await enterCategory(tx, category, ids)
  } else {
    await removeMembers(tx, category.id, ids)
    await leaveCategory(tx, category, ids)
  }
  await recordMoves(tx, making, { manager, category, added: isAdding ? ids.length : 0, removed: isAdding ? 0 : ids.length })
}

interface CountedMoves {
  readonly manager: Manager
  readonly category: CategoryRecord
  readonly added: number
  readonly removed: number
}

/** Moves that were just written are an edit of the locked category, which its history tells as one. */
export async function recordMoves(tx: Db, making: Making, { manager, category, added, removed }: CountedMoves): Promise<void> {
  const count = await countMembers(tx, category.id)
  const { name, nameAr, slug, description, descriptionAr } = category
  const version = await writeCollectionEdit(tx, 'category', category.id, { name, nameAr, slug, description, descriptionAr })
  const after = { count, ...(added === 0 ? {} : { added }), ...(removed === 0 ? {} : { removed }) }
  await recordChange(tx, making, {
    actor: actorOf(manager),
    action: 'category.edited',
    recordKind: 'category',
    recordId: category.id,
    before: { products: { count: count - added + removed } },
    after: { products: after, version },
  })
}

interface Moved {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly count: number
  readonly countBefore: number
}

/** Makes exactly these products the members of a locked category; absent ones are ignored. */
export async function replaceMembers(
  change: CatalogueChange,
  category: CategoryRecord,
  { products, language }: { readonly products: readonly string[]; readonly language: Language },
): Promise<Moved> {
  const { tx } = change
  const current = await listInCategory(tx, category.id)
  const wanted = idsAmong(products)
  const were = new Set(current)
  const leaving = current.filter((each) => !wanted.has(each))
  const coming = [...wanted].filter((each) => !were.has(each))
  const there = new Set(await lockProducts(tx, [...leaving, ...coming]))
  const added = coming.filter((each) => there.has(each))
  const moved = { added, removed: leaving, count: current.length - leaving.length + added.length, countBefore: current.length }
  if (moved.count === 0) throw emptied(language)
  await write(change, category, moved)
  return moved
}

/** The members of a new category, which may have none yet. */
export function addedMembers(
  change: CatalogueChange,
  category: CategoryRecord,
  { products, language }: { readonly products: readonly string[]; readonly language: Language },
): Promise<Moved> {
  return moveMembers(change, category, { added: products, removed: [], language })
}

interface Moves {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly language: Language
}

/** Puts products into a locked category and takes others out; those that are absent, or there already, are ignored. */
export async function moveMembers(change: CatalogueChange, category: CategoryRecord, moves: Moves): Promise<Moved> {
  const { tx } = change
  const coming = idsAmong(moves.added)
  const leaving = [...idsAmong(moves.removed)].filter((each) => !coming.has(each))
  const there = await lockProducts(tx, [...coming, ...leaving])
  const countBefore = await countMembers(tx, category.id)
  const were = await listMembersAmong(tx, category.id, there)
  const added = there.filter((each) => coming.has(each) && !were.has(each))
  const removed = leaving.filter((each) => were.has(each))
  const moved = { added, removed, count: countBefore + added.length - removed.length, countBefore }
  if (moved.count === 0 && removed.length > 0 && !(await hasChildren(tx, category.id))) throw emptied(moves.language)
  await write(change, category, moved)
  return moved
}

/** A category that others are within shows their products, and needs none of its own. */
async function hasChildren(tx: Db, id: string): Promise<boolean> {
  return (await listChildren(tx, [id])).length > 0
}

function idsAmong(given: readonly string[]): Set<string> {
  return new Set(given.filter(isId).map((each) => each.toLowerCase()))
}

function emptied(language: Language): RefusalError {
  return new RefusalError('validation', { fields: { products: [fieldText('required-several', language, { field: 'products' })] } })
}

async function write({ tx, touch }: CatalogueChange, category: CategoryRecord, { added, removed }: Moved): Promise<void> {
  if (added.length + removed.length === 0) return
  await removeMembers(tx, category.id, removed)
  await addMembers(tx, category.id, added)
  await leaveCategory(tx, category, removed)
  await enterCategory(tx, category, added)
  touch([...removed, ...added])
}

export async function membersFacts(tx: Db, { added, removed, count, countBefore }: Moved) {
  if (added.length + removed.length === 0) return { before: {}, after: {} }
  const products = {
    count,
    ...(added.length === 0 ? {} : { added: await namesOf(tx, added) }),
    ...(removed.length === 0 ? {} : { removed: await namesOf(tx, removed) }),
  }
  return { before: { products: { count: countBefore } }, after: { products } }
}

async function namesOf(tx: Db, ids: readonly string[]): Promise<readonly string[] | number> {
  return ids.length > NAMES_MOST ? ids.length : listProductNames(tx, ids, NAMES_MOST)
}
