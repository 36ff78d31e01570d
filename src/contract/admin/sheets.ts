import { z } from 'zod'
import { SHEET_ABSENT, SHEET_COLUMNS, SHEET_FORMATS, SHEET_KINDS, SHEET_SCOPES, type SheetColumn } from '#domain/sheets/columns.ts'
import { ROW_OUTCOMES } from '#domain/sheets/results.ts'
import { RUN_STATES, SHEET_BYTES_MAX, SHEET_NAME_MAX } from '#domain/sheets/runs.ts'
import { endpoint } from '../endpoint.ts'
import { filterWord, pageField, text } from '../fields.ts'
import { flagField, line } from '../forms/form-fields.ts'
import { ManagedProductsFilter } from '../products.ts'
import { DoneReply, IdParams, PagingReply } from '../replies.ts'

const ALL_COLUMNS = [...new Set(Object.values(SHEET_COLUMNS).flat())] as [SheetColumn, ...SheetColumn[]]
const COLUMNS_MAX = 200
/** Room for a choice for each of the most columns that a sheet may have. */
const CHOICE_BYTES_MAX = 64 * 1024

const kindField = z.enum(SHEET_KINDS, text('invalid'))
const columnField = z.enum(ALL_COLUMNS, text('invalid'))

const Cell = z.object({ column: z.string(), name: z.string(), before: z.string(), after: z.string() })

/** A sentence about one cell: its row, its column by name, and the cell as it stands. */
const Issue = z.object({ row: z.number(), column: z.string(), value: z.string(), text: z.string() })

const IssueGroup = z.object({
  /** A sentence about what is to be done with all of them. */
  todo: z.string(),
  isWarning: z.boolean(),
  count: z.number(),
  /** The first 100. */
  issues: z.array(Issue),
})

const ListedRun = z.object({
  _id: z.string(),
  kind: z.enum(SHEET_KINDS),
  fileName: z.string(),
  state: z.enum(RUN_STATES),
  created: z.iso.datetime(),
})
export type ListedRun = z.infer<typeof ListedRun>

export const SheetRun = ListedRun.extend({
  rowCount: z.number(),
  /** The number of the row with the headings in the sheet. */
  headRow: z.number(),
  columns: z.array(
    z.object({
      heading: z.string(),
      /** The first cells below the heading, as examples. */
      samples: z.array(z.string()),
      column: columnField.nullable(),
      /** Nobody has to look at it: the heading names the column, or the person chose it before. */
      isSure: z.boolean(),
    }),
  ),
  /** The columns of the shop that may be chosen, by name. */
  choices: z.array(z.object({ column: columnField, name: z.string() })),
  /** The columns were chosen by the same person for the same headings before. */
  isRemembered: z.boolean(),
  scope: z.enum(SHEET_SCOPES),
  absent: z.enum(SHEET_ABSENT),
  isPartial: z.boolean(),
  progress: z.object({ done: z.number(), total: z.number(), secondsLeft: z.number().nullable() }).nullable(),
  summary: z
    .object({
      added: z.number(),
      changed: z.number(),
      unchanged: z.number(),
      refused: z.number(),
      switchedOff: z.number(),
      /** Unchanged rows of a sheet of prices, whose prices it confirms. */
      confirmed: z.number(),
      warned: z.number(),
      /** Refused rows whose SKU is missing or can't be read; while there is one, `absent` switches nothing off. */
      unnamed: z.number(),
    })
    .nullable(),
  groups: z.array(IssueGroup),
  /** Why the work ended without a result, or why an import went back to the check. */
  failure: z.string().nullable(),
  /** Another sheet is being imported, by whomever. */
  isAnotherImporting: z.boolean(),
  /** The tab of its file that it comes from; empty where the file has no other. */
  tab: z.string(),
  /** The other tabs with rows, each a sheet of its own. */
  otherTabs: z.array(z.object({ _id: z.string(), name: z.string(), rowCount: z.number(), state: z.enum(RUN_STATES) })),
})
export type SheetRun = z.infer<typeof SheetRun>

const RunRow = z.object({
  /** Null for a product that is not in the sheet and is switched off therefore. */
  row: z.number().nullable(),
  key: z.string(),
  name: z.string(),
  outcome: z.enum(ROW_OUTCOMES),
  /** The cells that change; of a new record its names, and of a product its brand, categories, price and stock too. */
  changes: z.array(Cell),
  mistakes: z.array(z.string()),
  warnings: z.array(z.string()),
})
export type SheetRunRow = z.infer<typeof RunRow>

const RunReply = z.object({ run: SheetRun })
const format = z.enum(SHEET_FORMATS, text('invalid')).default('xlsx')

/** Sheets of products, categories and brands; merchants have the products of their brand. */
export const sheetEndpoints = {
  'GET /api/sheets/runs': endpoint({
    about: 'The sheets that one has sent last',
    access: { managers: ['catalogue'] },
    reply: z.object({ runs: z.array(ListedRun) }),
  }),
  'POST /api/sheets/runs': endpoint({
    about:
      'Reads an .xlsx or .csv file and guesses its columns, as multipart/form-data; nothing is changed yet. Each tab with rows is a sheet of its own, and the answer is the one with the most known headings',
    access: { managers: ['catalogue'] },
    personLimit: 'files',
    body: z.object({ kind: kindField, name: line({ most: SHEET_NAME_MAX }) }),
    upload: 'file',
    uploadMost: { bytes: SHEET_BYTES_MAX, refusal: 'sheet/too-large' },
    reply: RunReply,
  }),
  'GET /api/sheets/runs/:id': endpoint({
    about: 'Where a sheet stands, with its columns, progress and mistakes',
    access: { managers: ['catalogue'] },
    params: IdParams,
    reply: RunReply,
  }),
  'PUT /api/sheets/runs/:id': endpoint({
    about: 'Chooses columns and options and checks every row, in the background; nothing is changed yet',
    access: { managers: ['catalogue'] },
    params: IdParams,
    body: z.object({
      columns: z.array(columnField.nullable(), text('invalid')).max(COLUMNS_MAX, text('too-many')),
      scope: z.enum(SHEET_SCOPES, text('invalid', 'other')).default('all'),
      absent: z.enum(SHEET_ABSENT, text('invalid')).default('stays'),
      isPartial: flagField,
    }),
    bodyBytesMost: CHOICE_BYTES_MAX,
    reply: RunReply,
  }),
  'POST /api/sheets/runs/:id/import': endpoint({
    about: 'Imports a checked sheet in the background: all of it, or the good rows where that was chosen',
    access: { managers: ['catalogue'] },
    params: IdParams,
    reply: RunReply,
  }),
  'GET /api/sheets/runs/:id/rows': endpoint({
    about:
      'What each row of a checked or imported sheet came to; with the outcome `switchedOff` the products that it switches off because it does not name them',
    access: { managers: ['catalogue'] },
    params: IdParams,
    query: z.object({ page: pageField, outcome: filterWord(ROW_OUTCOMES) }),
    reply: PagingReply.extend({ rows: z.array(RunRow) }),
  }),
  'GET /api/sheets/runs/:id/file': endpoint({
    about: 'The sheet with its mistakes beside the rows, as .xlsx',
    access: { managers: ['catalogue'] },
    params: IdParams,
    sendsFile: true,
    reply: z.string(),
  }),
  'DELETE /api/sheets/runs/:id': endpoint({
    about: 'Forgets a sheet that is not being worked on; what it has changed stays',
    access: { managers: ['catalogue'] },
    params: IdParams,
    reply: DoneReply,
  }),
  'GET /api/sheets/template/:kind': endpoint({
    about: 'An empty sheet that explains its columns',
    access: { managers: ['catalogue'] },
    params: z.object({ kind: kindField }),
    query: z.object({ format }),
    sendsFile: true,
    reply: z.string(),
  }),
  'GET /api/sheets/export/:kind': endpoint({
    about:
      'Products, categories or brands as a sheet that may come in again; products narrowed as their list is, for merchants to their brand',
    access: { managers: ['catalogue'] },
    params: z.object({ kind: kindField }),
    query: z.object({ format, ...ManagedProductsFilter.shape }),
    sendsFile: true,
    reply: z.string(),
  }),
}
