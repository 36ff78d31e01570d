import arabic400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import arabic600 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2?url'
import latin400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2?url'
import latin600 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-600-normal.woff2?url'

const FILES = { en: [latin400, latin600], ar: [arabic400, arabic600] } as const

/** Preloads only the script of the page's language; the other one loads when a character needs it. */
export function FontPreloads({ language }: { readonly language: keyof typeof FILES }) {
  return FILES[language].map((file) => <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />)
}
