const BELOW_TWENTY =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES = [
  { value: 1e12, word: 'trillion' },
  { value: 1e9, word: 'billion' },
  { value: 1e6, word: 'million' },
  { value: 1e3, word: 'thousand' },
]

/** `one thousand two hundred and five`. */
export function numberInEnglish(count: number): string {
  const parts: string[] = []
  let rest = count
  for (const { value, word } of SCALES) {
    const group = Math.floor(rest / value)
    rest %= value
    if (group > 0) parts.push(`${belowThousand(group)} ${word}`)
  }
  if (parts.length === 0) return belowThousand(rest)
  if (rest > 0) parts.push(rest < 100 ? `and ${belowThousand(rest)}` : belowThousand(rest))
  return parts.join(' ')
}

function belowThousand(count: number): string {
  const [hundreds, tail] = [Math.floor(count / 100), count % 100]
  if (hundreds === 0) return belowHundred(tail)
  const words = `${BELOW_TWENTY[hundreds]} hundred`
  return tail === 0 ? words : `${words} and ${belowHundred(tail)}`
}

function belowHundred(count: number): string {
  const [tens, ones] = [Math.floor(count / 10), count % 10]
  if (count < BELOW_TWENTY.length) return BELOW_TWENTY[count] ?? ''
  return ones === 0 ? (TENS[tens] ?? '') : `${TENS[tens]}-${BELOW_TWENTY[ones]}`
}
