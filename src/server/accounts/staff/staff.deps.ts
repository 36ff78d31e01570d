import type { AccountDeps } from '../accounts.service.ts'

export type StaffDeps = Pick<AccountDeps, 'database' | 'jobs' | 'newId' | 'now'>
