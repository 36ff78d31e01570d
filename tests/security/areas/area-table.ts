import type { Call } from '#contract/endpoints.ts'
import { AREAS, type Area } from '#domain/accounts/areas.ts'

/**
 * `needs`: one of these areas lets staff in at all. `widens`: without the area staff are answered like members. `isForMerchants`: no area
 * lets staff in.
 */
export type AreaRule = { readonly needs: readonly Area[] } | { readonly widens: Area } | { readonly isForMerchants: true } | 'no-area'

const sales: AreaRule = { needs: ['sales'] }
const catalogue: AreaRule = { needs: ['catalogue'] }
const people: AreaRule = { needs: ['people'] }
const offersInSight: AreaRule = { needs: ['sales', 'approve'] }

/** The areas of all calls, stated apart from the contract by what begins them; the first that fits counts. */
const RULES: readonly (readonly [RegExp, AreaRule])[] = [
  [/^(?:GET|POST|PUT|DELETE) \/api\/(?:auth|address|cart|wishlist|newsletter|contact|settings\/(?:shop|home))\b/, 'no-area'],
  [/^[A-Z]+ \/api\/[\w/-]+:token\b/, 'no-area'],
  [/^PUT \/api\/staff\/required-code$/, { needs: ['settings'] }],
  [/ \/api\/staff\b/, people],
  [/^GET \/api\/export\//, people],
  [/^[A-Z]+ \/api\/user\/(?:me(?:\/(?:data|emails))?|email)$/, 'no-area'],
  [/^PUT \/api\/user$/, 'no-area'],
  [/^GET \/api\/user(?:\/search)?$/, people],
  [/^GET \/api\/waiting$/, 'no-area'],
  [/^GET \/api\/desk\/find$/, { needs: AREAS }],
  [/ \/api\/(?:desk|customer)\b/, sales],
  [/ \/api\/(?:settings|status)\b/, { needs: ['settings'] }],
  [/^GET \/api\/email$/, { needs: ['settings'] }],
  [/^GET \/api\/history\//, { needs: ['settings'] }],
  [/ \/api\/(?:figures\/merchant|availability(?:\/waiting|\/:id\/answer)?)$/, { isForMerchants: true }],
  [/ \/api\/(?:figures|availability)\b/, sales],
  [/^POST \/api\/offer\/:id\/(?:approve|refuse-approval)$/, { needs: ['approve'] }],
  [/^GET \/api\/offer\/(?:me|again)$/, 'no-area'],
  [/^GET \/api\/offer(?:\/:id(?:\/(?:availability|document|files|files\/:fileId))?)?$/, offersInSight],
  [/ \/api\/offer\b/, sales],
  [/^POST \/api\/order\/add$/, 'no-area'],
  [/^GET \/api\/order\/me$/, 'no-area'],
  [/^[A-Z]+ \/api\/order\/(?:archive|phone|waiting|status\/all)\b/, sales],
  [/^GET \/api\/order$/, sales],
  [/^[A-Z]+ \/api\/order\/:id\/link$/, sales],
  [/^[A-Z]+ \/api\/order\b/, { widens: 'sales' }],
  [/^GET \/api\/product\/item\/:slug$/, { widens: 'catalogue' }],
  [/^GET \/api\/(?:product\/item|product\/list(?!\/select)|product\/price-list|category\/list|brand\/list(?!\/select))/, 'no-area'],
  [/^GET \/api\/review\/(?:own\/)?:product/, 'no-area'],
  [/^POST \/api\/review\/add$/, 'no-area'],
  [/ \/api\/(?:product|category|brand|review|sheets)\b/, catalogue],
  [/^GET \/api\/merchant(?:\/search)?$/, { needs: ['catalogue', 'people'] }],
  [/^PUT \/api\/merchant\/(?:approve|reject)\//, catalogue],
  [/^(?:PUT|DELETE) \/api\/merchant\//, people],
  [/^POST \/api\/merchant\/(?:add|signup)/, 'no-area'],
  [/^GET \/api\/support\/unread$/, { widens: 'support' }],
]

export function areaRuleOf(call: Call): AreaRule | undefined {
  return RULES.find(([pattern]) => pattern.test(call))?.[1]
}
