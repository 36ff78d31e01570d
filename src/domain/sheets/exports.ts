/** Lists of people that go out as sheets: only with the area of people, since each holds phones or emails. */
export const EXPORTED_LISTS = ['requests', 'customers', 'newsletter'] as const
export type ExportedList = (typeof EXPORTED_LISTS)[number]

/** The columns of each list in the order in which they are written. */
export const EXPORT_COLUMNS_OF = {
  requests: [
    'number',
    'created',
    'status',
    'name',
    'phone',
    'email',
    'company',
    'governorate',
    'address',
    'language',
    'lines',
    'pieces',
    'total',
  ],
  customers: ['name', 'company', 'phone', 'email', 'language', 'account', 'salesperson', 'lastEvent'],
  newsletter: ['email', 'language', 'created'],
} as const satisfies Record<ExportedList, readonly string[]>

export type ExportColumn = (typeof EXPORT_COLUMNS_OF)[ExportedList][number]
