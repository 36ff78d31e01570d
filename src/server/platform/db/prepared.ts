import type { Db } from './database.ts'

/** Statements are built and named once for each database and variant, and then only executed. */
export function preparedOnce<Variant extends string | number, Statement>(build: (db: Db, variant: Variant) => Statement) {
  const built = new WeakMap<Db, Map<Variant, Statement>>()
  return (db: Db, variant: Variant): Statement => {
    const statements = built.get(db) ?? new Map<Variant, Statement>()
    built.set(db, statements)
    const statement = statements.get(variant) ?? build(db, variant)
    statements.set(variant, statement)
    return statement
  }
}
