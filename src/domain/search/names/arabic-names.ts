import { joined, LONG_I, LONG_O, NONE, PERHAPS_I, PERHAPS_O, readings } from './readings.ts'

const MARKS = /[\u064b-\u065f\u0670\u0640]/g
const ARABIC_WORD = /^[\u0621-\u064aپچڤگ]+$/

export function arabicWords(name: string): string[] {
  const words = name
    .normalize('NFKC')
    .replace(MARKS, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ی/g, 'ي')
    .replace(/ک/g, 'ك')
    .replace(/اة(?!\p{L})/gu, 'ات')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => ARABIC_WORD.test(word))
  return joined(words, {
    isArticle: (word) => word === 'ال',
    first: (word) => (word === 'عبد' || word === 'ابو' ? word : null),
    join: (first, next) => `${first}-${next.replace(/^ال(?=..)/, '')}`,
  })
}

export function arabicReadings(word: string): string[] {
  const [first, rest] = word.split('-')
  if (first !== undefined && rest !== undefined) return readings([arabicReadings(first), arabicReadings(rest)])
  const compound = word.replace(/^عبدال(?=..)/, 'عبد-').replace(/^ابو(?:ال)?(?=...)/, 'ابو-')
  if (compound !== word) return arabicReadings(compound)
  const bare = /^ال(?=..)/.test(word) ? word.slice(2) : null
  return [...new Set([...arabicSounds(word), ...(bare === null ? [] : arabicSounds(bare))])]
}

const VOWELS = /[اويىئؤءع]/
const BEGINNING = /^[اويىئؤءع]+/
const ENDING = /[اويىئؤءعة]+$/

function arabicSounds(word: string): string[] {
  const beginning = BEGINNING.exec(word)?.[0] ?? ''
  const parts: (readonly string[])[] = beginning === '' ? [] : [[FIRST[beginning[0] ?? ''] ?? 'a']]
  const ending = /(?<=[^اويىئؤءع])ه$/.test(word)
  const body = word.slice(beginning.length).replace(ending ? /$^/ : ENDING, '')
  const sounds = [...body.matchAll(/[اويىئؤءع]+|[^اويىئؤءع]/g)].map(([sound]) => sound)
  for (const [i, sound] of sounds.entries()) {
    const isLast = i === sounds.length - 1
    if (!VOWELS.test(sound)) parts.push(isLast && ending ? ['h', ''] : (CONSONANTS[sound] ?? NONE))
    else if (i === sounds.length - 2) parts.push(arabicVowel(sound))
  }
  return readings(parts)
}

const FIRST: Readonly<Record<string, string>> = { و: 'w', ي: 'y' }

function arabicVowel(vowels: string): readonly string[] {
  const last = vowels.replace(/[اءع]+$/, '').at(-1)
  if (last === 'و') return LONG_O
  if (last === 'ي' || last === 'ى') return LONG_I
  if (last === 'ئ') return PERHAPS_I
  return last === 'ؤ' ? PERHAPS_O : NONE
}

const CONSONANTS: Readonly<Record<string, readonly string[]>> = {
  ب: ['b'],
  پ: ['b'],
  ت: ['t'],
  ط: ['t'],
  ث: ['t', 's'],
  ج: ['g'],
  چ: ['g'],
  گ: ['g'],
  ح: ['h'],
  ه: ['h'],
  ة: ['t'],
  خ: ['x'],
  د: ['d'],
  ض: ['d'],
  ذ: ['z', 'd'],
  ز: ['z'],
  ظ: ['z'],
  ر: ['r'],
  س: ['s'],
  ص: ['s'],
  ش: ['c'],
  غ: ['j'],
  ف: ['f'],
  ڤ: ['f'],
  ق: ['k'],
  ك: ['k'],
  ل: ['l'],
  م: ['m'],
  ن: ['n'],
}
