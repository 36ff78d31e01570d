import type { Db } from '#server/platform/db/database.ts'
import { findCodeRule } from './second-factor.repository.ts'

/** The one place that says whether all staff need a code to sign in. */
export async function isCodeRequired(db: Db): Promise<boolean> {
  return findCodeRule(db)
}
