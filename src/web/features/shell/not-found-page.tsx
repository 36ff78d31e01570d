import { useTranslation } from 'react-i18next'
import { PageHead } from '../../platform/page-head.tsx'
import { EmptyShelf } from '../../ui/empty-shelf/empty-shelf.tsx'
import { HomeButton } from './home-button.tsx'
import styles from './page-message.module.css'

/** `text` says what is absent; without it, the page itself is. */
export function NotFoundPage({ text }: { readonly text?: string | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={styles.message}>
      <PageHead title={t('shell.notFound.title')} isIndexed={false} />
      <EmptyShelf />
      <h1>{text ?? t('shell.notFound.text')}</h1>
      <HomeButton />
    </div>
  )
}
