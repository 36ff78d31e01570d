import { type Door, door } from '#server/platform/http/door.ts'

export interface EmailDeps {
  /** The folder that emails are written to while no mail server is set. */
  readonly outbox: string | null
}

export function emailDoors({ outbox }: EmailDeps): readonly Door[] {
  return [door('GET /api/email', async () => ({ outbox }))]
}
