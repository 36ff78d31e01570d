import { z } from 'zod'
import { areasOf } from '#domain/accounts/viewer.ts'
import { type Endpoint, type EndpointKey, methodAndPath } from '../endpoint.ts'

const WHO = {
  anyone: 'anyone',
  'link-holders': 'holders of the link of an email',
  'signed-in-even-disabled': 'signed in, disabled merchants too',
  'signed-in': 'signed in',
  merchants: 'merchants',
  staff: 'all staff',
} as const satisfies Record<Extract<Endpoint['access'], string>, string>

function whoMay({ access, asStaff }: Endpoint): string {
  const areas = areasOf(access).join(' or ')
  const who = typeof access === 'string' ? WHO[access] : `${'managers' in access ? 'merchants and ' : ''}staff with ${areas}`
  return asStaff === undefined ? who : `${who}; for staff with ${asStaff} the records of everybody`
}

/** The list of calls for people, made from the declarations that the server validates by. */
export function apiMarkdown(endpoints: Readonly<Record<string, Endpoint>>): string {
  const sections = Object.entries(endpoints).map(([key, declared]) => section(key as EndpointKey, declared))
  return [HEAD, ...sections].join('\n\n').concat('\n')
}

const HEAD = `# Calls

Made from the contract by \`npm run docs\`; the same as JSON for machines is at \`/api/docs\`.

Success is 200. Every refusal is \`{ error, code, fields?, message?, requestId? }\` in the language of \`Accept-Language\` (\`en\` or \`ar\`): 400 validation and refusals, 401 no token where one is needed,
403 wrong role or area, 404 absent or not yours, 413 and 415 uploads, 429 with \`Retry-After\`, 500 and 503 with a request id. A \`price\` is there only for viewers who may see prices.`

function section(key: EndpointKey, declared: Endpoint): string {
  const { method, path } = methodAndPath(key)
  const lines = [`## ${method} ${path}`, '', `${declared.about}. Open to ${whoMay(declared)}.`, '']
  const parts = [
    ['Path', declared.params],
    ['Query', declared.query],
    ['Body', declared.body],
  ] as const
  for (const [name, schema] of parts) if (schema !== undefined) lines.push(`- ${name}: ${fields(schema, 'input')}`)
  lines.push(`- Answer: ${declared.sendsFile === true ? 'the file' : fields(declared.reply, 'output')}`)
  return lines.join('\n')
}

function fields(schema: z.ZodType, io: 'input' | 'output'): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as {
    properties?: object
    required?: string[]
  }
  return Object.keys(properties)
    .map((name) => (required.includes(name) ? `\`${name}\`` : `\`${name}?\``))
    .join(', ')
}
