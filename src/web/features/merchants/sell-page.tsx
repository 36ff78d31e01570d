import { type ReactNode, useEffect, useRef, useState } from 'react'
import { inLanguage } from '#domain/text/language.ts'
import { formatNumber } from '#i18n/formats.ts'
import { sellTexts } from '#i18n/sets/sell.ts'
import { lazyForm } from '../../platform/forms/lazy-form.tsx'
import { pathInLanguage, useLanguage } from '../../platform/texts/language.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { CallLink, WhatsAppLink } from '../../shop/contact/contact-links.tsx'
import { useShop } from '../../shop/frame/root-data.ts'
import { Band } from '../../ui/band/band.tsx'
import { Ltr } from '../../ui/bidi/ltr.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import sheet from '../../ui/card/sheet.module.css'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './sell-page.module.css'

export const sellForm = lazyForm(() => import('./sell-form.tsx').then((module) => module.SellForm))

const STEPS = [
  { title: 'sell.steps.applyTitle', text: 'sell.steps.applyText' },
  { title: 'sell.steps.callTitle', text: 'sell.steps.callText' },
  { title: 'sell.steps.sellTitle', text: 'sell.steps.sellText' },
] as const

export interface SellPageProps {
  /** Shown to people without scripts, for whom the form does not work. */
  readonly withoutScripts: ReactNode
}

/** Tells future merchants why and how to sell here, with the form. */
export function SellPage({ withoutScripts }: SellPageProps) {
  return (
    <div className={styles.ground}>
      <Banner />
      <div className={styles.columns}>
        <Application withoutScripts={withoutScripts} />
        <aside className={`${sheet.sheet} ${styles.beside}`}>
          <Steps />
          <Questions />
        </aside>
      </div>
    </div>
  )
}

function Banner() {
  const shop = useShop()
  const { t } = useTexts(sellTexts)
  const company = inLanguage(shop.company, useLanguage())
  return (
    <div className={styles.banner}>
      <Band tone="ink">
        <div className={styles.promise}>
          <div className={styles.words}>
            <h1 className={styles.title}>{t('sell.title')}</h1>
            <p className={styles.claim}>{t('sell.bannerTitle')}</p>
            <p className={styles.text}>{t('sell.bannerText', { company })}</p>
          </div>
          <div className={styles.view} aria-hidden="true">
            <img
              className={styles.drawing}
              src="/artwork/lines/2.svg"
              width={1232}
              height={344}
              alt=""
              data-mirror=""
              fetchPriority="high"
            />
          </div>
        </div>
      </Band>
    </div>
  )
}

function Application({ withoutScripts }: SellPageProps) {
  const { t } = useTexts(sellTexts)
  const [answer, setAnswer] = useState<string | null>(null)
  if (answer !== null) return <Sent message={answer} />
  return (
    <section className={`${sheet.sheet} ${styles.card}`} aria-labelledby="sell-form">
      <header>
        <h2 id="sell-form">{t('sell.formHeading')}</h2>
        <p className={sheet.lead}>{t('sell.formLead')}</p>
      </header>
      {withoutScripts}
      <sellForm.Form onSent={setAnswer} />
    </section>
  )
}

/** Replaces the form and takes its focus. */
function Sent({ message }: { readonly message: string }) {
  const { t } = useTexts(sellTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={`${sheet.sheet} ${styles.card}`}>
      <span className={styles.sign}>
        <Icon name="check" />
      </span>
      <h2 ref={heading} className={styles.sentTitle} tabIndex={-1}>
        {t('sell.sentTitle')}
      </h2>
      <p>{message}</p>
      <p className={sheet.lead}>{t('sell.sentNext')}</p>
      <ButtonLink tone="secondary" className={styles.next} to={pathInLanguage('/shop', useLanguage())}>
        {t('sell.shop')}
      </ButtonLink>
    </section>
  )
}

function Steps() {
  const { t } = useTexts(sellTexts)
  const language = useLanguage()
  return (
    <section>
      <h2>{t('sell.stepsHeading')}</h2>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {formatNumber(index + 1, language)}
            </span>
            <div>
              <h3 className={styles.stepTitle}>{t(title)}</h3>
              <p className={sheet.lead}>{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Questions() {
  const { whatsapp } = useShop()
  const { t } = useTexts(sellTexts)
  return (
    <section className={styles.questions}>
      <h2>{t('sell.questionsHeading')}</h2>
      <CallLink className={sheet.line} />
      <WhatsAppLink className={sheet.line}>
        {t('shell.whatsapp')}
        {whatsapp !== null && <Ltr>{whatsapp.shown}</Ltr>}
      </WhatsAppLink>
    </section>
  )
}
