import type { CallReply } from '#contract/endpoints.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { FIRST_PAGE, RECORDS_PER_PAGE, readPage } from '#domain/paging.ts'
import type { Api } from '../../../platform/calls/api.ts'
import type { Records } from '../../../platform/lists/records.ts'
import type { Days } from '../figures-query.ts'

type MissedTerms = CallReply<'GET /api/figures/searches'>
export type MissedTerm = MissedTerms['searches'][number]

export interface LoadedMissedTerms extends Records<MissedTerm> {
  readonly query: Partial<Days>
  readonly reply: MissedTerms
}

/** The name of this list in the address of the lists. */
export const MISSED_TERMS = 'searches'

export function missedTermsAddress(query: Partial<Days>, page = FIRST_PAGE): string {
  const pages = page > FIRST_PAGE ? { page: String(page) } : {}
  return `${SECTIONS.figures}/list?${new URLSearchParams({ show: MISSED_TERMS, ...query, ...pages })}`
}

export async function loadMissedTerms(api: Api, address: URLSearchParams): Promise<LoadedMissedTerms> {
  const [from, to] = [address.get('from'), address.get('to')]
  const query = { ...(from ? { from } : {}), ...(to ? { to } : {}) }
  const asked = { ...query, page: readPage(address.get('page')), limit: RECORDS_PER_PAGE }
  const reply = await api.call('GET /api/figures/searches', { query: asked })
  const { searches: rows, count, totalPages, currentPage: page } = reply
  return { rows, count, totalPages, page, term: '', query, reply }
}
