import { type Door, door } from '#server/platform/http/door.ts'
import { joinList, leaveList, type NewsletterDeps } from './newsletter.service.ts'

export function newsletterDoors(deps: NewsletterDeps): Door[] {
  return [
    door('POST /api/newsletter/subscribe', ({ viewer, body }) => joinList(deps, viewer, body.email)),
    door('POST /api/newsletter/unsubscribe/:token', ({ viewer, params }) => leaveList(deps, viewer, params.token)),
  ]
}
