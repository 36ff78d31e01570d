import { hash } from 'node:crypto'

/**
 * A page as one sign for each of its bytes. All that is looked for in it is ASCII, and to read 90 KB of UTF-8 as text and to write them
 * again took a twentieth of a page.
 */
export function latinOf(page: Buffer): string {
  return page.toString('latin1')
}

export function fromLatin(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

/** The markup of React and of React Router's `<Scripts>`, which has no other time for scripts (decision 52). */
const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*>/g
const MODULE_START = '<script type="module" async="">'
const HEAD_END = '</head>'
const BODY_END = '</body>'
/** Visitors of a page whose pictures are slow can use it after this time. */
const PICTURES_WAIT_MS = 1000
const WAITING_START = '<script type="text/plain" id="start">'

/** The bytes of a page, each as one sign, and of the scripts in it that are the shop's own. */
export interface ScriptedHtml {
  readonly html: string
  readonly scripts: readonly string[]
}

/** The nonce distinguishes the shop's own scripts from injected ones. Cached pages are shared, so it never leaves the process. */
export function withoutNonces(html: string, nonce: string): ScriptedHtml {
  const attribute = ` nonce="${nonce}"`
  const own = new RegExp(`<script[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`, 'g')
  return { html: html.replaceAll(attribute, ''), scripts: [...html.matchAll(own)].map(([, script = '']) => script) }
}

/**
 * On a slow line scripts would compete with styles, fonts and the first pictures, so they are fetched once the page is painted and these
 * pictures are there, or late. A page in a background tab is not painted and starts at once.
 */
export function withLateScripts(html: string): ScriptedHtml & { readonly missing?: string } {
  const bodyAt = html.indexOf(HEAD_END)
  const startAt = html.indexOf(MODULE_START, bodyAt)
  const endAt = html.lastIndexOf(BODY_END)
  const head = html.slice(0, Math.max(bodyAt, 0))
  const files = [...head.matchAll(MODULE_PRELOAD)].flatMap(([, file]) => file ?? [])
  const isThere = { [HEAD_END]: bodyAt >= 0, [MODULE_START]: startAt >= 0, [BODY_END]: endAt >= startAt, modulepreload: files.length > 0 }
  const missing = Object.entries(isThere).find(([, found]) => !found)?.[0]
  if (missing !== undefined) return { html, scripts: [], missing }
  const starter = starterOf(files)
  const middle = html.slice(bodyAt, startAt) + WAITING_START + html.slice(startAt + MODULE_START.length, endAt)
  return { html: `${head.replace(MODULE_PRELOAD, '')}${middle}<script>${starter}</script>${html.slice(endAt)}`, scripts: [starter] }
}

function starterOf(files: readonly string[]): string {
  return `(()=>{let started;const start=()=>{if(started)return;started=true;for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));document.head.append(Object.assign(document.createElement("script"),{type:"module",text:document.getElementById("start").textContent}))};addEventListener("visibilitychange",start);const seen=()=>{setTimeout(start,${PICTURES_WAIT_MS});Promise.allSettled([...document.querySelectorAll("img[fetchpriority=high]")].map((image)=>image.decode())).then(start)};document.hidden?start():requestAnimationFrame(()=>setTimeout(seen))})()`
}

/** The Content-Security-Policy (CSP) of a page. Cached pages are sent many times, so scripts are allowed by hash and not by a nonce. */
export function contentPolicyOf(scripts: readonly string[], imageOrigin: string | undefined): string {
  const hashes = new Set(scripts.map((script) => `'sha256-${hash('sha256', fromLatin(script), 'base64')}'`))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...(imageOrigin === undefined ? [] : [imageOrigin])].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ')
}
