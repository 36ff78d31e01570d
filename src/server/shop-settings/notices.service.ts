import { type Notice, type NoticeAddresses, noticeAddresses } from '#domain/settings/notices.ts'
import type { ReadSettings } from '#domain/settings/sections.ts'

export interface NoticeDeps {
  readonly settings: ReadSettings
  /** The mailbox of all kinds that have none of their own. */
  readonly staffEmail: () => string
}

export function noticeTo({ settings, staffEmail }: NoticeDeps, notice: Notice): NoticeAddresses {
  return noticeAddresses(settings().notices, notice, staffEmail())
}
