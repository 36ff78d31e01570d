import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './shell.module.css'

const CONTENT_ID = 'content'

/** What stands around every page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <a className={styles.skip} href={`#${CONTENT_ID}`}>
        {t('shell.skipToContent')}
      </a>
      <Header />
      <main id={CONTENT_ID} className={styles.content} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
