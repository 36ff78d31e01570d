import { directionOf, type Language } from '#domain/text/language.ts'
import { refusalText } from '#i18n/texts.ts'

interface PlainPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
  readonly csp: string
  readonly location?: string
}

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f4f6f7;color:#1b2a33;font:18px/1.6 system-ui,sans-serif}p{max-width:32em;margin:24px;text-align:center}'

/** A page made without rendering, for moments of overload. */
export function busyPage(path: string): PlainPage {
  const language: Language = /^\/ar(\/|$)/.test(path) ? 'ar' : 'en'
  const text = refusalText('unavailable', language)
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${text}</title>`
  return {
    status: 503,
    headers: {},
    html: `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"><head>${head}<style>${STYLE}</style></head><body><p>${text}</p></body></html>`,
    csp: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  }
}
