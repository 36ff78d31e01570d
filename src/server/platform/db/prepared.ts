import type { Db } from './database.ts'

/** Builds and names a statement once per database, and from then on only executes it. */
export function preparedOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const statements = new WeakMap<Db, Statement>()
  return (db) => {
    const statement = statements.get(db) ?? build(db)
    statements.set(db, statement)
    return statement
  }
}

/** The same for statements with a few variants. */
export function preparedPerVariant<Variant extends string | number, Statement>(build: (db: Db, variant: Variant) => Statement) {
  const variants = preparedOnce(() => new Map<Variant, Statement>())
  return (db: Db, variant: Variant): Statement => {
    const statements = variants(db)
    const statement = statements.get(variant) ?? build(db, variant)
    statements.set(variant, statement)
    return statement
  }
}
