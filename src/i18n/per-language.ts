import type { Language } from '#domain/text/language.ts'

/** Makes what is dear to make, such as a format, once for each language. */
export function perLanguage<Made>(make: (language: Language) => Made): (language: Language) => Made {
  const made: { [language in Language]?: Made } = {}
  return (language) => {
    made[language] ??= make(language)
    return made[language]
  }
}
