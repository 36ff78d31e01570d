/** Emails to the shop itself, by what they are about. */
export const NOTICES = ['requests', 'offers', 'messages', 'applications', 'exports'] as const
export type Notice = (typeof NOTICES)[number]

/** The mailboxes of each kind of notice; a kind without any goes to the shop's one for all. */
export type NoticeBoxes = Readonly<Record<Notice, readonly string[]>>

export interface NoticeAddresses {
  readonly to: string
  /** Others who get the same email. */
  readonly alsoTo: readonly string[]
}

export function noticeAddresses(boxes: NoticeBoxes, notice: Notice, otherwise: string): NoticeAddresses {
  const [to = otherwise, ...alsoTo] = boxes[notice]
  return { to, alsoTo }
}
