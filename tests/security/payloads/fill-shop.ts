import type { z } from 'zod'
import { type Call, endpoints } from '#contract/endpoints.ts'
import type { FormPart } from '#tests/support/http/multipart.ts'
import { type PersonName, type StaffName, signedIn, staffName } from '#tests/support/shop/people.ts'
import type { Answer, TestShop } from '#tests/support/shop/test-shop.ts'
import { areaRuleOf } from '../areas/area-table.ts'
import { sendSample } from '../areas/send-sample.ts'
import { CALLERS, type Case, type Sample } from '../permissions/cases.ts'
import { PERMISSIONS } from '../permissions/permission-table.ts'
import { type FieldPath, fillForm, withOnly } from './fill-form.ts'

export interface FillResult {
  readonly sent: number
  readonly done: number
  /** Fields of calls, as `POST /api/review/add title`, that a payload was stored in. */
  readonly stored: ReadonlySet<string>
  /** Fields that refused each one, with the last reason. */
  readonly refused: ReadonlyMap<string, string>
  readonly faults: readonly string[]
}

interface Plan {
  readonly calls: readonly Call[]
  readonly rounds: number
  /** True if everybody who may makes each call, staff with one area at a time; false if one of them does. */
  readonly byEverybody: boolean
}

type Sender = PersonName | StaffName | 'anonymous'

/** Puts payloads into every text of every call that takes any, as those who may make it. */
export async function fillShop(shop: TestShop, { calls, rounds, byEverybody }: Plan): Promise<FillResult> {
  const filling = new Filling(shop)
  for (const call of calls) {
    for (const at of PERMISSIONS[call]) {
      const senders = sendersOf(call, at)
      for (const sender of byEverybody ? senders : senders.slice(-1)) {
        for (let round = 0; round < rounds; round++) await filling.send({ call, at, sender }, round)
      }
    }
  }
  return filling.result()
}

/** Calls of the contract with a body or a form; settings are filled in by section. */
export function callsWithTexts(): Call[] {
  return (Object.keys(endpoints) as Call[]).filter((call) => schemaOf(call) !== undefined && !call.includes('/:section'))
}

function schemaOf(call: Call): z.ZodType | undefined {
  return (endpoints[call] as { readonly body?: z.ZodType }).body
}

function sendersOf(call: Call, { answers }: Case): Sender[] {
  const may = CALLERS.filter((caller) => answers[caller] < 400 && !caller.startsWith('other') && caller !== 'disabledMerchant')
  return may.flatMap((caller): Sender[] => {
    if (caller !== 'admin') return [caller]
    const rule = areaRuleOf(call) ?? 'no-area'
    if (rule === 'no-area' || 'isForMerchants' in rule) return ['admin']
    return 'needs' in rule ? rule.needs.map((area) => staffName([area])) : [staffName([rule.widens])]
  })
}

interface Sending {
  readonly call: Call
  readonly at: Case
  readonly sender: Sender
}

class Filling {
  readonly #shop: TestShop
  readonly #stored = new Set<string>()
  readonly #refused = new Map<string, string>()
  readonly #faults: string[] = []
  #sent = 0
  #done = 0

  constructor(shop: TestShop) {
    this.#shop = shop
  }

  result(): FillResult {
    const refused = [...this.#refused].filter(([field]) => !this.#stored.has(field))
    return { sent: this.#sent, done: this.#done, stored: this.#stored, refused: new Map(refused), faults: this.#faults }
  }

  /** All fields at once; where that is refused, one by one, and those that were taken together in later rounds. */
  async send(sending: Sending, round: number): Promise<void> {
    const schema = schemaOf(sending.call)
    if (schema === undefined) return
    const sample = await this.#sampleFor(sending)
    if (sample === null) return
    const given = bodyOf(sample)
    const filled = fillForm(schema, given, round)
    const open = filled.paths.filter((path) => !this.#isHopeless(sending, path))
    if (open.length === 0) return
    const body = open.length === filled.paths.length ? filled.body : withOnly(schema, given, filled.body, open)
    if (await this.#try(sending, sample, body, open)) return
    for (const path of filled.paths) {
      const fresh = await this.#sampleFor(sending)
      if (fresh === null) return
      // Ids of a new sample are others, so it is filled anew.
      const again = fillForm(schema, bodyOf(fresh), round)
      await this.#try(sending, fresh, withOnly(schema, bodyOf(fresh), again.body, [path]), [path])
    }
  }

  #isHopeless({ call }: Sending, path: FieldPath): boolean {
    const field = nameOf(call, path)
    return this.#refused.has(field) && !this.#stored.has(field)
  }

  async #sampleFor({ call, at }: Sending): Promise<Sample | null> {
    try {
      return await at.sample(this.#shop)
    } catch (error) {
      this.#faults.push(`${call}, ${at.what}: no sample, ${String(error).slice(0, 200)}`)
      return null
    }
  }

  async #try({ call, sender }: Sending, sample: Sample, body: unknown, paths: readonly FieldPath[]): Promise<boolean> {
    const headers = sender === 'anonymous' ? {} : await signedIn(this.#shop, sender)
    const answer = await sendSample(this.#shop, call, withBody(sample, body), headers)
    this.#sent += 1
    if (answer.status >= 500) this.#faults.push(`${call} by ${sender}: ${answer.status} for ${JSON.stringify(body).slice(0, 300)}`)
    const isDone = answer.status < 400
    if (isDone) this.#done += 1
    for (const path of paths) {
      if (isDone) this.#stored.add(nameOf(call, path))
      else if (paths.length === 1) this.#refused.set(nameOf(call, path), reasonIn(answer))
    }
    return isDone
  }
}

function nameOf(call: Call, path: FieldPath): string {
  return `${call} ${path.join('.')}`
}

function reasonIn({ status, json }: Answer): string {
  return `${status} ${JSON.stringify(json?.fields ?? json?.code ?? '')}`
}

function bodyOf({ body, form }: Sample): unknown {
  if (form === undefined) return body ?? {}
  return Object.fromEntries(form.flatMap((part) => ('value' in part ? [[part.name, part.value]] : [])))
}

/** Browsers write these characters so into the name of a file. */
const FILE_NAME = 'zqx"><img src=x onerror=zqxRan=1>.png'.replaceAll('"', '%22')

function withBody(sample: Sample, body: unknown): Sample {
  if (sample.form === undefined) return { ...sample, body }
  const texts = Object.entries(body as Record<string, unknown>)
  const files = sample.form.filter((part) => 'file' in part)
  const parts: FormPart[] = texts.flatMap(([name, value]) => [value].flat().map((each) => ({ name, value: String(each) })))
  return { ...sample, form: [...parts, ...files.map((part) => ({ ...part, fileName: FILE_NAME }))] }
}
