import type { ChatUser } from '#contract/chat.ts'
import { fold } from '#domain/search/fold.ts'

/** Finds people whose name, address or last message contains every word, in any Arabic spelling. */
export function searchPeople(users: readonly ChatUser[], term: string): readonly ChatUser[] {
  const words = fold(term)
    .split(' ')
    .filter((word) => word !== '')
  if (words.length === 0) return users
  return users.filter(({ name, email = '', lastMessage }) => {
    const text = `${fold(`${name} ${email} ${lastMessage?.text ?? ''}`)} ${email}`
    return words.every((word) => text.includes(word))
  })
}
