import { enDashboard } from './en-dashboard.ts'
import { enForms } from './en-forms.ts'

/** Everything but the words of the shop itself; browsers fetch its two parts. */
export const enMembers = { ...enForms, ...enDashboard } as const
