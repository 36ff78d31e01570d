import { hasArea } from '#domain/accounts/areas.ts'
import { laterMenuOf, maySee, menuOf, SECTIONS, type Section, type SectionOwner } from '#domain/dashboard.ts'
import { fold } from '#domain/search/fold.ts'
import { queryStem, withoutArticle } from '#domain/search/words.ts'
import { FIRST_STEPS } from '#domain/settings/missing.ts'
import type { dashboardTexts } from '#i18n/sets/dashboard.ts'
import type { paletteTexts } from '#i18n/sets/palette.ts'
import type { TranslateOf } from '#i18n/text-set.ts'

/** A page of the back office, or a part of one that has no address of its own. */
export interface FindablePage {
  readonly path: string
  readonly title: string
  /** The page that a part stands on. */
  readonly within?: string
  /** Words beside the title that people look for the page by. */
  readonly words?: string
  /** Listed before anything is typed. */
  readonly isListed?: true
}

/** The same pages in the language of the screen and, once its texts have come, in the other one. */
export interface BothPages {
  readonly own: readonly FindablePage[]
  readonly other: readonly FindablePage[]
}

export type PageTexts = TranslateOf<typeof paletteTexts | typeof dashboardTexts>

const MOST_PAGES = 8

/** The pages that the areas of their reader let in, and what can be begun or taken out on them. */
export function officePages(owner: SectionOwner, t: PageTexts): FindablePage[] {
  const sells = hasArea(owner, 'sales')
  const isAdmin = owner.role === 'ROLE ADMIN'
  const section = (each: Section): FindablePage => ({
    path: SECTIONS[each],
    title: t(`dashboard.sections.${each}`),
    words: t(`palette.words.${each}`),
    isListed: true,
  })
  const takenOut = (list: 'requests' | 'customers' | 'newsletter', path: string, within: Section): FindablePage => ({
    path,
    title: t(`dashboard.exports.${list}`),
    within: t(`dashboard.sections.${within}`),
    words: t('palette.words.export'),
  })
  const below = (above: Section, end: string, title: string): FindablePage[] =>
    maySee(above, owner) ? [{ path: `${SECTIONS[above]}/${end}`, title, words: end === 'add' ? t('palette.words.add') : '' }] : []
  return [
    ...(sells
      ? ([
          { path: `${SECTIONS.orders}/new`, title: t('palette.byPhone'), isListed: true },
          { path: `${SECTIONS.orders}/customers`, title: t('palette.allRequests'), isListed: true },
        ] as const)
      : []),
    ...(owner.role === 'ROLE MERCHANT' ? below('orders', 'brand', t('palette.brandRequests')) : []),
    ...[...laterMenuOf(owner), ...menuOf(owner)].map(section),
    ...below('products', 'add', t('palette.add.product')),
    ...below('categories', 'add', t('palette.add.category')),
    ...(isAdmin ? below('brand', 'add', t('palette.add.brand')) : []),
    ...below('merchants', 'add', t('palette.add.merchant')),
    ...below('address', 'add', t('palette.add.address')),
    ...(maySee('settings', owner) ? [{ path: FIRST_STEPS, title: t('palette.firstSteps') }] : []),
    ...(hasArea(owner, 'people')
      ? [
          ...(sells ? [takenOut('requests', `${SECTIONS.orders}/customers`, 'orders')] : []),
          ...(sells ? [takenOut('customers', SECTIONS.customers, 'customers')] : []),
          takenOut('newsletter', SECTIONS.users, 'users'),
        ]
      : []),
  ]
}

export interface FoundPages {
  /** Pages whose name begins with what was typed; one that is called exactly so is the first. */
  readonly named: readonly FindablePage[]
  readonly others: readonly FindablePage[]
}

/** Pages with each typed word, in either language. Without a term, the listed ones. */
export function findPages({ own, other }: BothPages, term: string): FoundPages {
  if (term === '') return { named: [], others: own.filter(({ isListed }) => isListed) }
  const sought = bareWords(term)
  const words = sought.trim().split(' ').map(queryStem)
  if (words.includes('')) return { named: [], others: [] }
  const hits = own.flatMap((page, index) => {
    const twin = other[index]
    const texts = [page, ...(twin?.path === page.path ? [twin] : [])].map(textOf)
    if (!texts.some((text) => words.every((word) => text.includes(` ${word}`)))) return []
    return [{ page, rank: Math.min(...[page, twin ?? page].map(({ title }) => rankOf(bareWords(title), sought))) }]
  })
  const first = hits.sort((one, next) => one.rank - next.rank).slice(0, MOST_PAGES)
  const pagesOf = (isNamed: boolean) => first.filter(({ rank }) => rank < OTHER_NAME === isNamed).map(({ page }) => page)
  return { named: pagesOf(true), others: pagesOf(false) }
}

const OTHER_NAME = 2

function rankOf(title: string, sought: string): number {
  if (title === sought) return 0
  return title.startsWith(sought) ? 1 : OTHER_NAME
}

function textOf({ path, title, words = '' }: FindablePage): string {
  return bareWords(`${title} ${words} ${path}`)
}

/** Words without the Arabic article, each behind a space. */
function bareWords(text: string): string {
  return fold(text)
    .split(' ')
    .map((word) => ` ${withoutArticle(word)}`)
    .join('')
}
