import type { FoundReply } from '#contract/desk/palette.ts'
import { hasArea } from '#domain/accounts/areas.ts'
import { internationalPhone } from '#domain/accounts/phones.ts'
import { REVIEW_SEARCH_MIN } from '#domain/catalogue/reviews.ts'
import { SECTIONS, type SectionOwner } from '#domain/dashboard.ts'
import { typedOfferNumber } from '#domain/offers/numbers.ts'
import { orderNumberText } from '#domain/orders/order-numbers.ts'
import type { Language } from '#domain/text/language.ts'
import { isolate, isolateLtr } from '#i18n/bidi.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { type BothPages, type FindablePage, findPages } from './palette-pages.ts'

export const GROUPS = [
  'recent',
  'named',
  'requests',
  'offers',
  'machines',
  'customers',
  'products',
  'brands',
  'categories',
  'merchants',
  'users',
  'reviews',
  'chats',
  'pages',
] as const
export type Group = (typeof GROUPS)[number]
export type RowKind = Exclude<Group, 'recent' | 'named'> | 'byPhone' | 'all'

/** False for ways to further pages, which are no records. */
export function isRecord({ kind }: PaletteRow): boolean {
  return kind !== 'pages' && kind !== 'byPhone' && kind !== 'all'
}

export interface PaletteRow {
  /** The page, without its language. */
  readonly path: string
  readonly kind: RowKind
  readonly title: string
  /** Facts beside the title, each of which may be Latin or Arabic. */
  readonly facts: readonly string[]
}

/** Names a row among all: an offer may stand there by its number and for its machines. */
export function rowKey({ kind, path, title }: PaletteRow): string {
  return `${kind} ${path} ${title}`
}

export interface RowGroup {
  readonly group: Group
  readonly rows: readonly PaletteRow[]
}

/** The words that rows are made of. */
export interface RowTexts {
  readonly byPhone: string
  readonly byPhoneFor: (name: string) => string
  readonly cancelled: string
  readonly draft: string
  readonly off: string
  readonly serial: string
}

const A_LETTER = /\p{L}/u
const BY_PHONE = `${SECTIONS.orders}/new`

/** The groups of an answer, empty ones left out. */
export function groupsOf(found: FoundReply, texts: RowTexts, language: Language): RowGroup[] {
  return withRows({
    requests: found.requests.map(({ _id, number, name, company, phone, isArchived }) => ({
      path: isArchived ? `${SECTIONS.archive}/${_id}` : `/order/${_id}`,
      kind: 'requests',
      title: orderNumberText(number),
      facts: [...(isArchived ? [texts.cancelled] : []), name, company, phone],
    })),
    offers: found.offers.map((offer) => ({ ...offerRow(offer), kind: 'offers', title: offer.number, facts: factsOf(offer) })),
    machines: found.machines.map(({ serial, offer, ...names }) => ({
      ...offerRow(offer),
      kind: 'machines',
      title: serial,
      facts: [texts.serial, nameOf(names, language), offer.number, ...factsOf(offer)],
    })),
    customers: found.customers.flatMap(({ _id, name, company, phone, email }) => [
      { path: `${SECTIONS.customers}/${_id}`, kind: 'customers', title: name, facts: [company, phone, email] },
      { path: `${BY_PHONE}?${new URLSearchParams({ customer: _id })}`, kind: 'byPhone', title: texts.byPhoneFor(isolate(name)), facts: [] },
    ]),
    products: [
      ...found.products.map(({ _id, sku, isActive, ...names }) => ({
        path: `${SECTIONS.products}/edit/${_id}`,
        kind: 'products' as const,
        title: nameOf(names, language),
        facts: [sku, ...(isActive ? [] : [texts.off])],
      })),
      ...found.drafts.map((draft) => draftRow(draft, texts, language)),
    ],
    brands: found.brands.map((brand) => collectionRow('brands', brand, texts, language)),
    categories: found.categories.map((category) => collectionRow('categories', category, texts, language)),
    merchants: found.merchants.map((person) => personRow('merchants', person)),
    users: found.users.map((person) => personRow('users', person)),
    reviews: found.reviews.map((review) => reviewRow(review, language)),
    chats: found.chats.map(({ _id, name, email }) => ({
      path: `${SECTIONS.support}?${new URLSearchParams({ with: _id })}`,
      kind: 'chats',
      title: name || email,
      facts: [email],
    })),
  })
}

/** The phone of a caller whom the shop does not know begins a request. */
export function newCallerGroup(owner: SectionOwner, term: string, texts: RowTexts): RowGroup[] {
  if (!hasArea(owner, 'sales') || !isPhone(term)) return []
  const path = `${BY_PHONE}?${new URLSearchParams({ phone: term })}`
  return withRows({ customers: [{ path, kind: 'byPhone', title: texts.byPhoneFor(isolateLtr(term)), facts: [] }] })
}

/** The number of an offer has as many digits as a phone. */
function isPhone(term: string): boolean {
  return internationalPhone(term) !== null && typedOfferNumber(term) === null && !A_LETTER.test(term)
}

/** A draft may have a name in one language only, or none. */
function draftRow({ _id, sku, ...names }: FoundReply['drafts'][number], texts: RowTexts, language: Language): PaletteRow {
  const path = `${SECTIONS.products}/add?${new URLSearchParams({ draft: _id })}`
  return { path, kind: 'products', title: nameOf(names, language) || names.nameAr || sku, facts: [texts.draft, sku] }
}

function collectionRow(
  kind: 'brands' | 'categories',
  { _id, isActive, ...names }: FoundReply['brands'][number],
  texts: RowTexts,
  language: Language,
): PaletteRow {
  const section = kind === 'brands' ? SECTIONS.brand : SECTIONS.categories
  return { path: `${section}/edit/${_id}`, kind, title: nameOf(names, language), facts: isActive ? [] : [texts.off] }
}

/** The lists show a person by a search for what nobody else has. */
function personRow(kind: 'merchants' | 'users', { name, email, phone }: FoundReply['users'][number]): PaletteRow {
  const query = new URLSearchParams({ search: email || phone || name })
  return { path: `${SECTIONS[kind]}?${query}`, kind, title: name || email || phone, facts: [email, phone] }
}

/** The list shows a review by its title, or by its product where the title is too short for a search. */
function reviewRow({ title, ...product }: FoundReply['reviews'][number], language: Language): PaletteRow {
  const name = nameOf(product, language)
  const query = new URLSearchParams({ search: title.length < REVIEW_SEARCH_MIN ? name : title })
  return { path: `${SECTIONS.reviews}?${query}`, kind: 'reviews', title, facts: [name] }
}

/** Pages that are called as typed, which come before all records, and further ones, which come after them. */
export function pageGroups(pages: BothPages, term: string): { readonly named: RowGroup[]; readonly others: RowGroup[] } {
  const { named, others } = findPages(pages, term)
  return { named: withRows({ named: named.map(pageRow) }), others: withRows({ pages: others.map(pageRow) }) }
}

function pageRow({ path, title, within }: FindablePage): PaletteRow {
  return { path, kind: 'pages', title, facts: within === undefined ? [] : [within] }
}

export function recentGroup(rows: readonly PaletteRow[]): RowGroup[] {
  return withRows({ recent: rows })
}

/** Each row once in its group: arrows know a row by its key, and would stop at the second of one key. */
function withRows(groups: Partial<Readonly<Record<Group, readonly PaletteRow[]>>>): RowGroup[] {
  return GROUPS.flatMap((group) => {
    const found = groups[group] ?? []
    const keys = found.map(rowKey)
    const once = found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
    const rows = once.map((row) => ({
      ...row,
      facts: [...new Set(row.facts)].filter((fact) => fact !== '' && fact !== row.title),
    }))
    return rows.length === 0 ? [] : [{ group, rows }]
  })
}

type OfferHit = FoundReply['offers'][number]

function offerRow({ _id }: OfferHit): { readonly path: string } {
  return { path: `${SECTIONS.offers}/${_id}` }
}

function factsOf({ customer, company, project }: OfferHit): string[] {
  return [customer, company, project]
}
