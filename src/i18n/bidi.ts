const FIRST_STRONG_ISOLATE = '\u2068'
const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'

/** Isolates a text in plain text (titles, labels, emails), where `<bdi>` cannot stand. */
export function isolate(text: string): string {
  return FIRST_STRONG_ISOLATE + text + POP_ISOLATE
}

/** Isolates left-to-right tokens such as article numbers, phones and prices in plain text. */
export function isolateLtr(text: string): string {
  return LEFT_TO_RIGHT_ISOLATE + text + POP_ISOLATE
}

/** Text of one script needs no isolation, and some tab bars draw its marks as boxes. */
export function withoutNeedlessIsolation(text: string): string {
  return /[a-z]/i.test(text) && /\p{Script=Arabic}/u.test(text) ? text : text.replace(/[\u2066-\u2069]/g, '')
}
