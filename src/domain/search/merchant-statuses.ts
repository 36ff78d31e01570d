import { MERCHANT_STATUSES, type MerchantStatus } from '#domain/merchants.ts'
import { fold } from './fold.ts'

const STATUS_SEARCH_MIN = 3
/** Words that find a status, in either language. */
const STATUS_WORDS: Readonly<Record<MerchantStatus, readonly string[]>> = {
  'Waiting Approval': ['waiting approval', 'pending', 'في انتظار الموافقة', 'قيد الانتظار'],
  Approved: ['approved', 'تمت الموافقة', 'مقبول'],
  Rejected: ['rejected', 'مرفوض', 'تم الرفض'],
}

/** The statuses of which one word begins with the typed term. */
export function statusesNamed(typed: string): MerchantStatus[] {
  const term = fold(typed)
  if (term.length < STATUS_SEARCH_MIN) return []
  return MERCHANT_STATUSES.filter((status) => STATUS_WORDS[status].some((words) => ` ${fold(words)}`.includes(` ${term}`)))
}
