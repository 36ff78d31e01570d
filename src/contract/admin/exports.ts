import { z } from 'zod'
import { ORDER_STATUSES } from '#domain/orders/orders.ts'
import { SHEET_FORMATS } from '#domain/sheets/columns.ts'
import { EXPORTED_LISTS } from '#domain/sheets/exports.ts'
import { endpoint } from '../endpoint.ts'
import { filterWord, searchTerm, text } from '../fields.ts'

export const exportEndpoints = {
  'GET /api/export/:list': endpoint({
    about:
      'A list of people as a sheet: requests (narrowed by status), customers (by a search) or newsletter addresses. The history records it and the owner gets an email',
    access: { staff: ['people'] },
    personLimit: 'files',
    params: z.object({ list: z.enum(EXPORTED_LISTS, text('invalid')) }),
    query: z.object({
      format: z.enum(SHEET_FORMATS, text('invalid')).default('xlsx'),
      status: filterWord(ORDER_STATUSES),
      search: searchTerm,
    }),
    sendsFile: true,
    reply: z.string(),
  }),
}
