import type { Language } from '#domain/text/language.ts'
import { messages as ar } from './ar/messages.ts'
import { isolate } from './bidi.ts'
import { messages as en } from './en/messages.ts'
import { interpolate } from './interpolate.ts'

const dictionaries = { en, ar } as const

export type MessageKey = keyof typeof en

/** The server's sentence about a completed change; values of either script keep their own direction inside it. */
export function messageText(key: MessageKey, language: Language, values: Readonly<Record<string, string>> = {}): string {
  const isolated = language === 'en' ? values : Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]))
  return interpolate(dictionaries[language][key], isolated)
}

/** The names of a copied product, each in its own language, as they are stored. */
export function copyNames({ name, nameAr }: { readonly name: string; readonly nameAr: string }) {
  return { name: interpolate(en.copyName, { name }), nameAr: interpolate(ar.copyName, { name: nameAr }) }
}
