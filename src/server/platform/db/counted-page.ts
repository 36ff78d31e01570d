interface Paging {
  readonly limit: number
  readonly offset: number
}

/**
 * One page of rows each of which bears the count and the sums of all; `first` bears them for the reply. A page behind the last has no row:
 * then the list's first row bears them, so that the list is not told as empty.
 */
export async function readCountedPage<Row>(
  paging: Paging,
  list: (paging: Paging) => Promise<Row[]>,
): Promise<{ readonly rows: Row[]; readonly first: Row | undefined }> {
  const rows = await list(paging)
  const [first = paging.offset === 0 ? undefined : (await list({ limit: 1, offset: 0 }))[0]] = rows
  return { rows, first }
}
