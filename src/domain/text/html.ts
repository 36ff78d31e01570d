const TAG_START = /[A-Za-z/!?]/
const RAW_TEXT_OPENER = /^<(script|style)[\s/>]/i
const RAW_TEXT_CLOSER = /^<\/(script|style)[\s/>]/i
/** The length of the longest beginning that identifies a raw text tag: `</script>`. */
const HEAD_LENGTH = 9
const GONE = -1

/** Counts the characters that were read, for tests. */
export interface Looks {
  count: number
}

/**
 * Removes `<[A-Za-z/!?][^>]*>` until nothing is left to remove, together with the text between script and style tags. A lone `<` stays.
 * Every character is read a bounded number of times, however deep tags are nested.
 */
export function stripHtml(text: string, looks: Looks = { count: 0 }): string {
  const starts: number[] = []
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) if (TAG_START.test(text.charAt(at + 1))) starts.push(at)
  return starts.length === 0 ? text : new Stripper(text, looks).strip(starts)
}

/** The text as a linked list of characters, from which tags are removed pass by pass. */
class Stripper {
  readonly #text: string
  readonly #looks: Looks
  readonly #next: Int32Array
  readonly #previous: Int32Array
  #first = 0
  /** The index behind which there is no `>`, so that no tag can begin there. */
  #end: number

  constructor(text: string, looks: Looks) {
    this.#text = text
    this.#looks = looks
    this.#end = text.length
    this.#next = Int32Array.from({ length: text.length }, (_, at) => at + 1)
    this.#previous = Int32Array.from({ length: text.length }, (_, at) => at - 1)
  }

  strip(starts: readonly number[]): string {
    // A pass can only find tags that the previous one joined together.
    for (let found = starts; found.length > 0; ) found = this.#pass(found)
    return this.#rest()
  }

  /** Removes all tags that begin at these places, and answers where new ones begin. */
  #pass(starts: readonly number[]): number[] {
    const joints: number[] = []
    const unclosed = new Set<string>()
    let passed = 0
    starts.forEach((start, index) => {
      if (start < passed || start >= this.#end) return
      const close = this.#find('>', start)
      if (close === null) {
        this.#end = start
        return
      }
      passed = (this.#endOfRawText(starts, index, close, unclosed) ?? close) + 1
      joints.push(this.#takeOut(start, passed - 1))
    })
    return joints.filter((joint, index) => joint !== joints[index + 1] && this.#isStart(joint))
  }

  #find(sign: string, from: number): number | null {
    for (let at = from; at < this.#end; at = this.#after(at)) {
      this.#looks.count += 1
      if (this.#text[at] === sign) return at
    }
    return null
  }

  /** The end of a script or style that opens here, if it is closed. A closer is a tag itself, so it begins at one of the starts. */
  #endOfRawText(starts: readonly number[], index: number, close: number, unclosed: Set<string>): number | null {
    const name = RAW_TEXT_OPENER.exec(this.#head(starts[index] ?? 0))?.[1]?.toLowerCase()
    if (name === undefined || unclosed.has(name)) return null
    for (let next = index + 1; next < starts.length; next++) {
      const start = starts[next] ?? 0
      if (start <= close || RAW_TEXT_CLOSER.exec(this.#head(start))?.[1]?.toLowerCase() !== name) continue
      const end = this.#find('>', start)
      if (end !== null) return end
      break
    }
    unclosed.add(name)
    return null
  }

  #head(start: number): string {
    let head = ''
    for (let at = start; at < this.#text.length && head.length < HEAD_LENGTH; at = this.#after(at)) head += this.#text[at]
    this.#looks.count += head.length
    return head
  }

  /** Answers the character before the gap. */
  #takeOut(first: number, last: number): number {
    const before = this.#previous[first] ?? GONE
    const after = this.#after(last)
    if (before !== GONE) this.#next[before] = after
    if (after < this.#text.length) this.#previous[after] = before
    if (before === GONE) this.#first = after
    return before
  }

  #isStart(at: number): boolean {
    return at !== GONE && at < this.#end && this.#text[at] === '<' && TAG_START.test(this.#text[this.#after(at)] ?? '')
  }

  #after(at: number): number {
    return this.#next[at] ?? this.#text.length
  }

  #rest(): string {
    let rest = ''
    let from = this.#first
    while (from < this.#text.length) {
      let last = from
      while (this.#after(last) === last + 1 && last + 1 < this.#text.length) last += 1
      rest += this.#text.slice(from, last + 1)
      from = this.#after(last)
    }
    this.#looks.count += this.#text.length
    return rest
  }
}
