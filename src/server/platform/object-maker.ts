type Read = (value: never) => unknown

export interface MadeField {
  readonly key: string
  /** Where in what is given it stands; the whole of it where none is named. */
  readonly at?: string | number
  /** What becomes of it; it stays as it is where none is named. */
  readonly read?: Read
}

/**
 * Makes objects of these fields out of others as if that were written out, `{ id: from[0], price: read(from[1]) }`. Put
 * together field by field under names that are variables, they took a sixth of the time of a whole answer.
 */
export function objectMaker<From, Made>(fields: readonly MadeField[]): (from: From) => Made {
  const names = fields.map((_, index) => `read${index}`)
  const parts = fields.map(({ key, at, read }, index) => {
    const value = at === undefined ? 'from' : `from[${JSON.stringify(at)}]`
    return `${JSON.stringify(key)}: ${read === undefined ? value : `${names[index]}(${value})`}`
  })
  return new Function(...names, `return (from) => ({ ${parts.join(', ')} })`)(...fields.map(({ read }) => read)) as (from: From) => Made
}
