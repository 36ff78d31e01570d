import type { ChatMessage, ChatUser } from '#contract/chat.ts'
import { isOfStaff } from '#domain/accounts/areas.ts'
import { NO_NAME } from '#domain/accounts/deleting.ts'
import type { MessageRow } from './chat.repository.ts'
import type { CardRow } from './chat-cards.repository.ts'

interface Named {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** A customer without a name is shown by the email address, which only the staff and the customer see. */
export function customerName({ firstName, lastName, email }: Named): string {
  return fullName({ firstName, lastName }) || email
}

function fullName({ firstName, lastName }: Omit<Named, 'email'>): string {
  return `${firstName} ${lastName}`.trim()
}

function nameOf(person: Named, isStaff: boolean): string {
  return isStaff ? fullName(person) : customerName(person)
}

/** A mark for a colleague who has deleted the account. */
function writerName({ fromId, customerId, firstName, lastName, email }: MessageRow): string {
  if (firstName === null || lastName === null || email === null) return NO_NAME
  return nameOf({ firstName, lastName, email }, fromId !== customerId)
}

export function messageReply(row: MessageRow): ChatMessage {
  const { id, fromId, toId, customerId, text, clientId, created, position } = row
  return {
    id,
    from: fromId,
    to: toId,
    customer: customerId,
    time: created.getTime(),
    text,
    user: { id: fromId, name: writerName(row) },
    position,
    ...(clientId === null ? {} : { clientId }),
  }
}

export function userReply(row: CardRow, online: boolean): ChatUser {
  const { id, email, role, unread, lastId, lastFrom, lastText, lastAt, waitingSince } = row
  const isAdmin = isOfStaff(row)
  return {
    id,
    name: nameOf(row, isAdmin),
    role,
    isAdmin,
    online,
    unread,
    lastMessage:
      lastId === null || lastFrom === null || lastAt === null
        ? null
        : { id: lastId, from: lastFrom, text: lastText ?? '', time: Math.round(lastAt) },
    waitingSince: waitingSince === null ? null : waitingSince.getTime(),
    ...(isAdmin ? {} : { email }),
  }
}
