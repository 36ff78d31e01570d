import type { Call } from '#contract/endpoints.ts'
import { AREAS, type Area } from '#domain/accounts/areas.ts'
import { signedIn, staffName } from '#tests/support/shop/people.ts'
import type { TestShop } from '#tests/support/shop/test-shop.ts'
import type { Case, Sample } from '../permissions/cases.ts'
import { PERMISSIONS } from '../permissions/permission-table.ts'
import { type AreaRule, areaRuleOf } from './area-table.ts'
import { sendSample } from './send-sample.ts'

export const EVERY_COMBINATION: readonly (readonly Area[])[] = Array.from({ length: 2 ** AREAS.length }, (_, mask) =>
  AREAS.filter((_area, index) => (mask >> index) % 2 === 1),
)

/** The ways to make a call, on records of one's own and of others. A record of that very admin is not theirs, whatever their areas. */
export function casesOf(call: Call): readonly Case[] {
  return PERMISSIONS[call].filter(({ what }) => what !== "the admin's own")
}

/** The status for staff with these areas, or `area-missing`. The last with people can't delete the own account, others can. */
export function expectedAnswer(call: Call, { answers }: Case, areas: readonly Area[]): number | string {
  const rule: AreaRule = areaRuleOf(call) ?? 'no-area'
  if (rule === 'no-area') return call === 'DELETE /api/user/me' && !areas.includes('people') ? answers.member : answers.admin
  if ('isForMerchants' in rule) return answers.admin
  if ('needs' in rule) return rule.needs.some((area) => areas.includes(area)) ? answers.admin : 'area-missing'
  if (areas.includes(rule.widens)) return answers.admin
  return answers.otherMember === 403 || answers.otherMember === 404 ? 'area-missing' : answers.otherMember
}

function isDone(call: Call, each: Case, areas: readonly Area[]): boolean {
  const answer = expectedAnswer(call, each, areas)
  return typeof answer === 'number' && answer < 400
}

type AnswersByAreas = Record<string, number | string>

export interface Asking {
  readonly call: Call
  readonly each: Case
  readonly combinations: readonly (readonly Area[])[]
  /** Empties the shop before each sample; samples of some calls can't be made twice in one shop. */
  readonly renew?: () => Promise<void>
}

/** Makes a call as staff with each of these combinations of areas, one after the other. */
export async function askByAreas(
  shop: TestShop,
  { call, each, combinations, renew }: Asking,
): Promise<{ readonly seen: AnswersByAreas; readonly wanted: AnswersByAreas }> {
  const seen: AnswersByAreas = {}
  const wanted: AnswersByAreas = {}
  let sample: Sample | null = null
  // Refused calls change nothing, so they come first and share a sample.
  const inTurn = [...combinations].sort((a, b) => Number(isDone(call, each, a)) - Number(isDone(call, each, b)))
  for (const areas of inTurn) {
    if (sample === null) {
      await renew?.()
      sample = await each.sample(shop)
    }
    const name = areas.join(' ') || 'none'
    const answer = await sendSample(shop, call, sample, await signedIn(shop, staffName(areas)))
    const isMissing = answer.json?.code === 'area-missing' && answer.status === 403
    seen[name] = isMissing ? 'area-missing' : answer.status
    wanted[name] = expectedAnswer(call, each, areas)
    // The last with the area people can't delete the own account, and nobody else has signed in to a new shop.
    if (call === 'DELETE /api/user/me' || (!call.startsWith('GET ') && answer.status < 400)) sample = null
  }
  return { seen, wanted }
}
