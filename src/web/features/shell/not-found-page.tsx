import { useId } from 'react'
import { Link } from 'react-router'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { nameOf } from '../../platform/texts/names.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { PageHead } from '../../shop/frame/page-head.tsx'
import { categoryPicture, useShellData } from '../../shop/shell-data.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyIllustration } from '../../ui/empty-state/empty-illustration.tsx'
import { Drawing } from '../../ui/icon/drawing.tsx'
import styles from './page-message.module.css'

/** `text` says what was not found; without it, the page itself. */
export function NotFoundPage({ text }: { readonly text?: string | undefined }) {
  const { t } = useTexts()
  return (
    <div className={styles.message}>
      <PageHead title={text ?? t('shell.notFound.title')} isIndexed={false} />
      <EmptyIllustration />
      <h1>{text ?? t('shell.notFound.text')}</h1>
      <FindInstead />
      <HomeButton />
      <Stations />
    </div>
  )
}

function FindInstead() {
  const { t } = useTexts()
  const id = useId()
  return (
    <form className={styles.find} action={pathInLanguage('/shop', useLanguage())}>
      <label htmlFor={id} className="visually-hidden">
        {t('shell.notFound.search')}
      </label>
      <input id={id} className={styles.input} type="search" name="name" maxLength={100} placeholder={t('shell.notFound.search')} required />
      <Button type="submit" tone="secondary">
        {t('shell.bar.search')}
      </Button>
    </form>
  )
}

/** The stations of a kitchen, each with a link. */
function Stations() {
  const { t } = useTexts()
  const language = useLanguage()
  const { categories } = useShellData()
  if (categories.length === 0) return null
  return (
    <section className={styles.stations}>
      <h2>{t('shell.notFound.stations')}</h2>
      <ul className={styles.grid}>
        {categories.map((category) => (
          <li key={category.slug}>
            <Link className={styles.station} to={pathInLanguage(`/shop/category/${category.slug}`, language)}>
              <span className={styles.well}>{category.picture !== null && <Drawing src={categoryPicture(category.picture)} />}</span>
              <bdi>{nameOf(category, language)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function HomeButton() {
  const { t } = useTexts()
  return (
    <ButtonLink tone="primary" to={pathInLanguage('/', useLanguage())}>
      {t('shell.notFound.home')}
    </ButtonLink>
  )
}
