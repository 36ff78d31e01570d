import { writeFileSync } from 'node:fs'
import { apiMarkdown } from '#contract/docs/api-markdown.ts'
import { endpoints } from '#contract/endpoints.ts'
import { thirdPartyText } from './third-party.ts'

writeFileSync(new URL('../../docs/api.md', import.meta.url), apiMarkdown(endpoints))
writeFileSync(new URL('../../THIRD-PARTY.md', import.meta.url), thirdPartyText())
