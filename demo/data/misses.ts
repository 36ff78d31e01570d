import type { Language } from '#domain/text/language.ts'

/** Words that people searched for in vain during the last weeks, and how often. */
export const SEARCHED_IN_VAIN: readonly { readonly term: string; readonly language: Language; readonly times: number }[] = [
  { term: 'فرن سير', language: 'ar', times: 14 },
  { term: 'conveyor oven', language: 'en', times: 11 },
  { term: 'ماكينة سوفت ايس كريم', language: 'ar', times: 9 },
  { term: 'sous vide', language: 'en', times: 8 },
  { term: 'ثلاجة زهور', language: 'ar', times: 6 },
  { term: 'cotton candy', language: 'en', times: 5 },
  { term: 'ماكينة تغليف صواني', language: 'ar', times: 4 },
  { term: 'tandoor', language: 'en', times: 3 },
  { term: 'sushi case', language: 'en', times: 3 },
  { term: 'عربة فشار', language: 'ar', times: 2 },
]
