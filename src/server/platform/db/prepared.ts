import type { Db } from './database.ts'
import { preparingOver } from './session.ts'

/** Builds and names a statement once per database, or per connection whose transactions say it, and from then on only executes it. */
export function preparedOnce<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const statement = preparedPerVariant((db, _: 'only') => build(db))
  return (db) => statement(db, 'only')
}

/** The same for statements with a few variants. */
export function preparedPerVariant<Variant extends string | number, Statement>(build: (db: Db, variant: Variant) => Statement) {
  const statements = new WeakMap<Db, Map<Variant, Statement>>()
  return (db: Db, variant: Variant): Statement => {
    const over = preparingOver(db)
    const variants = statements.get(over) ?? new Map<Variant, Statement>()
    statements.set(over, variants)
    const statement = variants.get(variant) ?? build(over, variant)
    variants.set(variant, statement)
    return statement
  }
}
