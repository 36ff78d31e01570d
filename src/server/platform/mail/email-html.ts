import { LOGO_SRC } from './email-logo.ts'
import type { EmailFrame, EmailLink, EmailParts } from './email-parts.ts'

type Direction = 'ltr' | 'rtl'

const NILE_800 = '#0b4247'
const NILE_600 = '#0f646a'
const BRASS = '#b07a1c'
const INK = '#182022'
const QUIET = '#4c595b'
const LINE = '#e3e8e8'
const GROUND = '#f0f3f3'
const SHEET = '#ffffff'
const FONT = "'IBM Plex Sans Arabic',Tahoma,Arial,sans-serif"

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)
}

/** Isolates of plain text become elements, which mail programs without isolates understand as well. */
function marked(text: string): string {
  return escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replace(/\u2066([^\u2069]{1,24})\u2069/g, '<span dir="ltr" style="white-space:nowrap">$1</span>')
    .replace(/\u2066([^\u2069]*)\u2069/g, '<span dir="ltr">$1</span>')
    .replace(/\u2068([^\u2069]*)\u2069/g, '<span dir="auto">$1</span>')
}

/** Mail programs understand tables, attributes and inline styles; every cell states its direction, as some programs inherit none. */
export function emailHtml(parts: EmailParts, frame: EmailFrame, direction: Direction): string {
  const side = direction === 'rtl' ? 'right' : 'left'
  const cell = (style: string, content: string, more = '') =>
    `<td dir="${direction}" align="${side}"${more} style="font-family:${FONT};text-align:${side};${style}">${content}</td>`
  const row = (style: string, content: string, more = '') => `<tr>${cell(style, content, more)}</tr>`
  const { language, subject, preheader } = parts
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${direction}" xmlns="http://www.w3.org/1999/xhtml">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light">',
    '<meta name="supported-color-schemes" content="light">',
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<title>${escapeHtml(subject.replace(/[\u2066-\u2069]/g, ''))}</title>`,
    '<style>@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.outer{padding:0!important}}</style>',
    '</head>',
    `<body dir="${direction}" style="margin:0;padding:0;background:${GROUND};-webkit-text-size-adjust:100%">`,
    `<div style="display:none;max-height:0;overflow:hidden;opacity:0">${marked(preheader)}</div>`,
    table(direction, `background:${GROUND}`, `<tr><td dir="${direction}" align="center" class="outer" style="padding:24px 12px">`),
    table(direction, `max-width:600px;background:${SHEET};border:1px solid ${LINE}`, '', ' align="center"'),
    row(`background:${NILE_800};padding:22px 32px;border-bottom:3px solid ${BRASS}`, masthead(frame), ` class="pad" bgcolor="${NILE_800}"`),
    row('padding:32px 32px 8px', content(parts, direction, side), ' class="pad"'),
    row(`padding:20px 32px 28px;border-top:1px solid ${LINE}`, signature(parts, frame), ' class="pad"'),
    '</table>',
    '</td></tr></table>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function table(direction: Direction, style: string, content: string, more = ''): string {
  return `<table role="presentation" dir="${direction}"${more} width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${content}`
}

/** The logo has white ground, since it may be dark; mail programs that show no pictures show its name. */
function masthead({ company, logo, tagline }: EmailFrame): string {
  const picture =
    logo === null
      ? ''
      : `<img src="${LOGO_SRC}" width="${logo.width}" height="${logo.height}" alt="${logo.isAlone ? escapeHtml(company) : ''}" style="display:block;margin:0 0 8px;padding:6px 10px;background:${SHEET};border:0;border-radius:4px;color:${INK};font-size:20px;font-weight:bold">`
  const name =
    logo?.isAlone === true ? '' : `<div style="font-size:24px;line-height:1.3;font-weight:bold;color:${SHEET}">${escapeHtml(company)}</div>`
  return `${picture}${name}<div style="font-size:13px;line-height:1.6;color:#cfe8e8">${escapeHtml(tagline)}</div>`
}

function content(parts: EmailParts, direction: Direction, side: string): string {
  const { language, greeting, paragraphs, facts = [], quote, button, notes = [] } = parts
  const leading = language === 'ar' ? 1.8 : 1.6
  const size = language === 'ar' ? 17 : 16
  const line = (html: string, style = '') =>
    `<p style="margin:0 0 16px;font-size:${size}px;line-height:${leading};color:${INK};${style}">${html}</p>`
  return [
    line(marked(greeting), 'font-weight:bold'),
    ...paragraphs.map((text) => line(marked(text))),
    facts.length === 0 ? '' : factTable(parts, direction, side),
    quote === undefined ? '' : quoteBox(quote, leading, size),
    button === undefined ? '' : buttonBox(button, direction, language),
    ...notes.map((text) => line(marked(text), `font-size:${size - 2}px;color:${QUIET}`)),
  ].join('\n')
}

function factTable({ facts = [], language }: EmailParts, direction: Direction, side: string): string {
  const size = language === 'ar' ? 15 : 14
  const style = `font-family:${FONT};font-size:${size}px;line-height:1.6;text-align:${side};padding:8px 0;border-bottom:1px solid ${LINE};`
  const rows = facts.map(({ label, value, isLatin = false, detail, url }) => {
    const shown = `<span dir="${isLatin ? 'ltr' : 'auto'}" style="word-break:break-word">${escapeHtml(value)}</span>`
    const linked =
      url === undefined ? shown : `<a href="${escapeHtml(url)}" style="color:${NILE_600};text-decoration:underline">${shown}</a>`
    const text = detail === undefined ? linked : `${linked}<br><span style="color:${QUIET}">${marked(detail)}</span>`
    const head = `<td dir="${direction}" align="${side}" valign="top" width="34%" style="${style}padding-${side === 'left' ? 'right' : 'left'}:12px;color:${QUIET}">${escapeHtml(label)}</td>`
    return `<tr>${head}<td dir="${direction}" align="${side}" valign="top" style="${style}color:${INK}">${text}</td></tr>`
  })
  return `${table(direction, `margin:0 0 20px;border-top:1px solid ${LINE}`, rows.join('\n'))}</table>`
}

/** A person's own words keep their own direction. */
function quoteBox(quote: string, leading: number, size: number): string {
  const html = quote
    .split(/\r\n|\r|\n/)
    .map((line) => `<div dir="auto">${line.trim() === '' ? '&nbsp;' : escapeHtml(line)}</div>`)
    .join('')
  return `<div style="margin:0 0 20px;padding:16px 18px;background:#f7f9f9;border:1px solid ${LINE};font-size:${size}px;line-height:${leading};color:${INK};word-break:break-word">${html}</div>`
}

function buttonBox({ label, url }: EmailLink, direction: Direction, language: string): string {
  const href = escapeHtml(url)
  const link = `<a href="${href}" style="display:inline-block;padding:13px 28px;font-family:${FONT};font-size:${language === 'ar' ? 17 : 16}px;line-height:1.4;font-weight:bold;color:${SHEET};text-decoration:none">${escapeHtml(label)}</a>`
  const box = `<tr><td dir="${direction}" align="center" bgcolor="${NILE_600}" style="background:${NILE_600};border-radius:6px">${link}</td></tr>`
  return `<table role="presentation" dir="${direction}" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">${box}</table>`
}

function signature({ language, button, footer, isToShop = false }: EmailParts, { linkHint, phones, questions }: EmailFrame): string {
  const size = language === 'ar' ? 14 : 13
  const line = (html: string) => `<p style="margin:0 0 12px;font-size:${size}px;line-height:1.7;color:${QUIET}">${html}</p>`
  const numbers = phones.map(
    ({ shown, international }) =>
      `<a dir="ltr" href="tel:${escapeHtml(international)}" style="color:${NILE_600};font-weight:bold;text-decoration:none;white-space:nowrap;display:inline-block">${escapeHtml(shown)}</a>`,
  )
  return [
    button === undefined ? '' : line(`${marked(linkHint)}<br>${address(button.url)}`),
    isToShop ? '' : line(`${marked(questions)}<br>${numbers.join('&nbsp; · &nbsp;')}`),
    line(marked(footer.reason)),
    footer.link === undefined
      ? ''
      : line(
          `<a href="${escapeHtml(footer.link.url)}" style="color:${NILE_600};text-decoration:underline">${escapeHtml(footer.link.label)}</a>`,
        ),
  ].join('\n')
}

function address(url: string): string {
  return `<a dir="ltr" href="${escapeHtml(url)}" style="color:${NILE_600};text-decoration:underline;word-break:break-all">${escapeHtml(url)}</a>`
}
