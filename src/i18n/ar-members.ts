import { arDashboard } from './ar-dashboard.ts'
import { arForms } from './ar-forms.ts'
import type { InArabic } from './dictionary.ts'
import type { enMembers } from './en-members.ts'

export const arMembers: InArabic<typeof enMembers> = { ...arForms, ...arDashboard }
