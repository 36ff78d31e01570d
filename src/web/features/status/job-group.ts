import type { status } from '#i18n/en/status.ts'

type JobGroup = keyof typeof status.groups

/** The first that fits counts. */
const GROUPS: readonly (readonly [RegExp, JobGroup])[] = [
  [/^email-(staff|desk|weekly|merchant-notice)/, 'staff'],
  [/^email-(account|email-change|password|prove|reset|welcome)/, 'account'],
  [/^email-merchant/, 'merchant'],
  [/^email-(order|lines)/, 'order'],
  [/^email-offer/, 'offer'],
  [/^email-availability/, 'availability'],
  [/^email-(contact|chat)/, 'contact'],
  [/^email-review/, 'review'],
  [/^email-newsletter/, 'newsletter'],
  [/picture|^media/, 'pictures'],
  [/^sheet/, 'sheets'],
  [/^backup/, 'backup'],
]

/** The words for a job on the screen; its own name is for logs. */
export function jobGroup(job: string): JobGroup {
  return GROUPS.find(([name]) => name.test(job))?.[1] ?? 'other'
}

/** The reasons that a person can do something about; any other is shown as it was told. */
export function knownReason(reason: string): keyof typeof status.troubles.reasons | null {
  if (/^EAUTH\b/.test(reason)) return 'sign-in'
  return /^(ESOCKET|ECONNECTION|ECONNREFUSED|EDNS|ETIMEDOUT|ETLS)\b/.test(reason) ? 'away' : null
}

export function isEmail(job: string): boolean {
  return job.startsWith('email-')
}
