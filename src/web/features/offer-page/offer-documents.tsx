import { LANGUAGES } from '#domain/text/language.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { buttonLook } from '../../ui/button/button-look.ts'
import styles from './offer-page.module.css'
import { useOfferTexts } from './offer-texts.ts'

/** The document of the version in both languages, whatever the page speaks. */
export function OfferDocuments({ token, number }: { readonly token: string; readonly number: string }) {
  const t = useOfferTexts()
  return (
    <p className={styles.documents} data-print="off">
      {LANGUAGES.map((language) => (
        <a
          key={language}
          className={buttonLook('secondary')}
          href={`/api/offer/link/${encodeURIComponent(token)}/document?language=${language}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('offerPage.pdf.heading')} {t(`offerPage.pdf.${language}`)}
          <span className="visually-hidden"> {isolateLtr(number)}</span>
        </a>
      ))}
    </p>
  )
}
