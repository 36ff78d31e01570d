import type { FastifyInstance } from 'fastify'
import { languageOf } from '#domain/text/language.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { unsubscribePage } from '#server/platform/mail/render-email.ts'
import { type EmailLinkDeps, readLinkedChoice, resumeByLink, stopByLink } from './email-links.service.ts'
import { changeOwnEmails, type OwnEmailDeps, readOwnEmails } from './own-emails.service.ts'

export function ownEmailDoors(deps: OwnEmailDeps & EmailLinkDeps): readonly Door[] {
  return [
    door('GET /api/user/me/emails', ({ viewer }) => readOwnEmails(deps, viewer)),
    door('PUT /api/user/me/emails', ({ viewer, body }) => changeOwnEmails(deps, viewer, body)),
    door('GET /api/emails/choice/:token', ({ params }) => readLinkedChoice(deps, params.token)),
    door('POST /api/emails/stop/:token', ({ viewer, params }) => stopByLink(deps, viewer, params.token)),
    door('POST /api/emails/resume/:token', ({ viewer, params }) => resumeByLink(deps, viewer, params.token)),
  ]
}

/** Mail programs without one-click unsubscription open the address instead: it leads to the page with the button. */
export function registerUnsubscribeLinks(http: FastifyInstance, site: { readonly publicUrl: string }): void {
  for (const path of ['newsletter/unsubscribe', 'emails/stop']) {
    http.get<{ Params: { token: string } }>(`/api/${path}/:token`, async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(unsubscribePage(site, languageOf(request.headers['accept-language']), request.params.token), 302),
    )
  }
}
