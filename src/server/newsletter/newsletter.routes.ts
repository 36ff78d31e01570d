import type { FastifyInstance } from 'fastify'
import { languageOf } from '#domain/text/language.ts'
import { type Door, door } from '#server/platform/http/door.ts'
import { unsubscribePage } from './newsletter.mail.ts'
import { joinList, leaveList, type NewsletterDeps } from './newsletter.service.ts'

export function newsletterDoors(deps: NewsletterDeps): Door[] {
  return [
    door('POST /api/newsletter/subscribe', ({ viewer, body }) => joinList(deps, viewer, body.email)),
    door('POST /api/newsletter/unsubscribe/:token', ({ viewer, params }) => leaveList(deps, viewer, params.token)),
  ]
}

/** Mail programs without one-click unsubscription open the address instead: it leads to the page with the button. */
export function registerUnsubscribeLink(http: FastifyInstance, site: { readonly publicUrl: string }): void {
  http.get<{ Params: { token: string } }>('/api/newsletter/unsubscribe/:token', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(unsubscribePage(site, languageOf(request.headers['accept-language']), request.params.token), 302),
  )
}
