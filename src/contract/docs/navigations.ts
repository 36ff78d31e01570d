import { z } from 'zod'
import { SOCIAL_PATHS } from '#domain/accounts/social.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import type { EndpointKey } from '../endpoint.ts'

/** An address under /api that browsers open, with whatever query the other side adds: it always leads to a page. */
export interface Navigation {
  readonly about: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
}

const BeginQuery = z.object({
  language: z.enum(LANGUAGES).optional(),
  returnTo: z.string().optional(),
  token: z.literal('short').optional(),
})
const CallbackQuery = z.object({ code: z.string().optional(), state: z.string().optional(), error: z.string().optional() })

export const navigations = {
  ...socialNavigations('Google'),
  ...socialNavigations('Facebook'),
  'GET /api/newsletter/unsubscribe/:token': {
    about: 'Leads from an email to the page with the button that leaves the newsletter; changes nothing',
    params: z.object({ token: z.string() }),
  },
  'GET /api/emails/stop/:token': {
    about: 'Leads from an email to the page with the button that stops emails of its kind; changes nothing',
    params: z.object({ token: z.string() }),
  },
} satisfies Record<EndpointKey, Navigation>

function socialNavigations(provider: keyof typeof SOCIAL_PATHS): Record<EndpointKey, Navigation> {
  const path = SOCIAL_PATHS[provider]
  return {
    [`GET ${path}`]: { about: `Leads to ${provider} to sign in there, or back to the login page with a notice`, query: BeginQuery },
    [`GET ${path}/callback`]: {
      about: `Where ${provider} sends the browser back: leads to /auth/success with a token behind #, or to the login page with a notice`,
      query: CallbackQuery,
    },
  }
}
