import { sql } from 'drizzle-orm'
import type { Area } from '#domain/accounts/areas.ts'
import { users } from '../accounts.tables.ts'
import { secondFactors, staffRules } from './second-factor.tables.ts'

/** True for staff without a code where all staff need one. */
export const mustSetUpCode = sql<boolean>`(
  ${users.role} = 'ROLE ADMIN'
  and exists (select 1 from ${staffRules} where ${staffRules.isCodeRequired})
  and not exists (select 1 from ${secondFactors} where ${secondFactors.userId} = ${users.id} and ${secondFactors.confirmed} is not null)
)`

/** The areas in which somebody may work now: none before a required code is set up. */
export const effectiveAreas = sql<Area[]>`case when ${mustSetUpCode} then '{}'::text[] else ${users.areas} end`.mapWith(users.areas)
