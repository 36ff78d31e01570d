/** Characters that XML can't hold, and texts that readers would take for such a one. */
const TO_ESCAPE = /_(?=x[\dA-Fa-f]{4}_)|(?![\n\t])[\p{Cc}\p{Noncharacter_Code_Point}\ufffd]/gu

/** Excel's own way to write such a character: its code between underscores. */
export function escapedText(text: string): string {
  return text.replace(TO_ESCAPE, (character) => character.split('').map(characterCode).join(''))
}

export function characterCode(unit: string): string {
  return `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`
}
