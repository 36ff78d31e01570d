import { foldParts } from './fold.ts'
import { queryPlan, queryWords } from './query.ts'
import { articleLength } from './words.ts'

export interface TextRange {
  start: number
  end: number
}

interface FoldedText {
  folded: string
  /** The range of the original text behind each character of the folded text. */
  origins: TextRange[]
}

/** Ranges of the original text where words of the query begin, in order and without overlap. */
export function matchRanges(original: string, query: string): TextRange[] {
  const sought = soughtBeginnings(query)
  if (sought.length === 0) return []
  const { folded, origins } = foldWithOrigins(original)
  const ranges: TextRange[] = []
  for (const word of folded.matchAll(/[^ ]+/g)) {
    for (const at of beginnings(word[0])) {
      const found = sought.find((beginning) => word[0].startsWith(beginning, at) && isTelling(beginning, word[0].slice(at)))
      const first = origins[word.index + at]
      const last = found === undefined ? undefined : origins[word.index + at + found.length - 1]
      if (first && last) ranges.push({ start: first.start, end: last.end })
    }
  }
  return merged(ranges)
}

/** Longest first: the typed word, then its stem. */
function soughtBeginnings(query: string): string[] {
  const { words, folded } = queryPlan(query)
  if (words.length === 0) return []
  const typed = [...folded.split(' '), ...queryWords(folded)].flatMap((word) => [word, word.slice(articleLength(word))])
  const typedWords = typed.filter((word) => words.some((stem) => word.startsWith(stem) || stem.startsWith(word)))
  return [...new Set([...typedParts(folded), ...typedWords, ...words])].sort((a, b) => b.length - a.length)
}

/** Both halves of a compound are looked for separately too, since the text may write them apart. */
function typedParts(folded: string): string[] {
  const joined = new Set(queryWords(folded))
  const parts = folded.split(' ')
  return parts.filter((part, i) => joined.has(`${part}${parts[i + 1] ?? ' '}`) || joined.has(`${parts[i - 1] ?? ' '}${part}`))
}

function beginnings(word: string): number[] {
  const found = new Set([0, articleLength(word)])
  for (const number of word.matchAll(/(?<=\P{N})\p{N}|(?<=\p{N})\P{N}/gu)) found.add(number.index)
  return [...found]
}

/** A single letter begins too many words: it counts only as a whole word. */
function isTelling(beginning: string, word: string): boolean {
  return beginning.length > 1 || beginning === word || /\p{N}/u.test(beginning)
}

function foldWithOrigins(original: string): FoldedText {
  let folded = ''
  const origins: TextRange[] = []
  for (const part of foldParts(original)) {
    folded += part.folded
    for (let i = 0; i < part.folded.length; i++) origins.push({ start: part.start, end: part.end })
  }
  return { folded, origins }
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const apart: TextRange[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = apart.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else apart.push({ ...range })
  }
  return apart
}
