import { joined, LONG_I, LONG_O, NONE, PERHAPS_I, PERHAPS_O, readings } from './readings.ts'

const LATIN_WORD = /^[a-z]+$/
const LATIN_ARTICLES = new Set(['el', 'al', 'ul', 'il', 'ar', 'as', 'ad', 'ed', 'es', 'er', 'ash', 'esh'])
const LATIN_ABD = /^(abd|abdu|abde|abdel|abdul|abdal|abdol)$/
const LATIN_ABU = /^(abu|abo|abou|aboul|abul|abol)$/
const GLUED_ABD = /^abd(?:[aeiou]l|u(?=r)|e(?=r)|a(?=r))(?=.{3})/
const GLUED_ABU = /^ab(?:oul|ouel|oel|uel|ul|ol|ou|u|o)(?=[^aeiouyw].{2})/

/** Spellings that follow no rule. */
const LATIN_EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  john: ['gwn'],
  joseph: ['gzyf'],
  michael: ['mykl', 'mkl', 'mxyl'],
  eddin: ['dyn'],
  eddine: ['dyn'],
  uddin: ['dyn'],
}

export function latinWords(name: string): string[] {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => LATIN_WORD.test(word))
  return joined(words, {
    isArticle: (word) => LATIN_ARTICLES.has(word),
    first: (word) => (LATIN_ABD.test(word) ? 'abd' : LATIN_ABU.test(word) ? 'abu' : null),
    join: (first, next) => `${first}-${next.replace(/^(?:el|al)(?=.{3})/, '')}`,
  })
}

export function latinReadings(word: string): string[] {
  const [first, rest] = word.split('-')
  if (first !== undefined && rest !== undefined) return readings([latinReadings(first), latinReadings(rest)])
  const known = LATIN_EXCEPTIONS[word]
  if (known !== undefined) return [...known]
  const compound = word.replace(GLUED_ABD, 'abd-').replace(GLUED_ABU, 'abu-')
  if (compound !== word) return latinReadings(compound)
  // "Elsayed" is El Sayed, and Elias is not.
  const bare = /^[ae]l(?=.{3})/.test(word) ? word.slice(2) : null
  return [...new Set([...latinSounds(word), ...(bare !== null && consonantsIn(bare) > 1 ? latinSounds(bare) : [])])]
}

function consonantsIn(word: string): number {
  return word.replace(/[aeiouyw]/g, '').length
}

const LATIN_VOWELS = /[aeiouyw]/

function latinSounds(word: string): string[] {
  const plain = word.replace(/([b-df-hj-np-tv-z])\1+/g, '$1')
  const beginning = /^[aeiouyw]+/.exec(plain)?.[0] ?? ''
  // An h at the end after a vowel is heard in Salah and not in Sarah.
  const isPerhapsMute = /[aeiouyw]h$/.test(plain) && consonantsIn(plain) > 1
  const body = plain.slice(beginning.length).replace(/[aeiouyw]+$/, '')
  const whole = latinBody(beginning, body)
  const mute = isPerhapsMute ? latinBody(beginning, body.replace(/[aeiouyw]+h$/, '')) : []
  return [...new Set([...whole, ...mute])]
}

function latinBody(beginning: string, body: string): string[] {
  const parts: (readonly string[])[] = beginning === '' ? [] : [[firstSound(beginning[0] ?? '')]]
  const sounds = [...body.matchAll(/kh|gh|sh|sch|ch|th|dh|ph|ck|[aeiouyw]+|[a-z]/g)].map(([sound]) => sound)
  for (const [i, sound] of sounds.entries()) {
    if (!LATIN_VOWELS.test(sound)) parts.push(latinConsonant(sound, sounds[i + 1] ?? ''))
    else if (i === sounds.length - 2) parts.push(latinVowel(sound))
  }
  return readings(parts)
}

function firstSound(letter: string): string {
  return letter === 'w' || letter === 'y' ? letter : 'a'
}

/** The long vowel of the last syllable: "ou" is always one, "u" may be one, "a" is written by a letter that many names leave out. */
function latinVowel(vowels: string): readonly string[] {
  if (/^[ae]*a$/.test(vowels)) return NONE
  if (/(?:ou|oo|au|wa|aw|ow|wo)$/.test(vowels)) return LONG_O
  if (/(?:ee|ei|ai|ey|ay|iy|ie|oi|oy|y|yi)$/.test(vowels)) return LONG_I
  const last = vowels.replace(/a+$/, '').at(-1)
  return last === 'i' || last === 'e' || last === 'y' ? PERHAPS_I : PERHAPS_O
}

const LATIN_CONSONANTS: Readonly<Record<string, readonly string[]>> = {
  kh: ['x'],
  gh: ['j', 'gh'],
  sh: ['c', 'sh'],
  sch: ['c'],
  ch: ['c'],
  th: ['t', 'th'],
  dh: ['d', 'dh', 'z'],
  ph: ['f'],
  ck: ['k'],
  p: ['b'],
  v: ['f'],
  q: ['k'],
  j: ['g'],
  x: ['ks'],
}

function latinConsonant(sound: string, next: string): readonly string[] {
  if (sound === 'c') return /^[eiy]/.test(next) ? ['s'] : ['k']
  if (sound === 'ch' && /^[rl]/.test(next)) return ['k']
  return LATIN_CONSONANTS[sound] ?? [sound]
}
