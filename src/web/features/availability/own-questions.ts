import type { CallReply } from '#contract/endpoints.ts'
import { AVAILABILITY_LISTS, type AvailabilityList } from '#domain/availability.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { FIRST_PAGE, RECORDS_PER_PAGE, readPage } from '#domain/paging.ts'
import type { Api } from '../../platform/calls/api.ts'
import type { Records } from '../../platform/lists/records.ts'

export type Question = CallReply<'GET /api/availability'>['questions'][number]

export interface OwnQuestions extends Records<Question> {
  readonly show: AvailabilityList
}

export function questionsAddress(show: AvailabilityList, page = FIRST_PAGE): string {
  const query = new URLSearchParams({ ...(show === 'open' ? {} : { show }), ...(page > FIRST_PAGE ? { page: String(page) } : {}) })
  return query.size === 0 ? SECTIONS.availability : `${SECTIONS.availability}?${query}`
}

export async function loadOwnQuestions(api: Api, address: URLSearchParams): Promise<OwnQuestions> {
  const show = AVAILABILITY_LISTS.find((list) => list === address.get('show')) ?? 'open'
  const asked = { show, page: readPage(address.get('page')), limit: RECORDS_PER_PAGE }
  const { questions: rows, count, currentPage: page, totalPages } = await api.call('GET /api/availability', { query: asked })
  return { rows, count, page, totalPages, term: '', show }
}
