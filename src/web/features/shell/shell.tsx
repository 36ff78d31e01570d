import type { ReactNode } from 'react'
import { DoublePresses } from '../../platform/frame/double-presses.tsx'
import { KeyboardNavigation } from '../../platform/frame/keyboard-navigation.tsx'
import { useTexts } from '../../platform/texts/texts.ts'
import { ContactSubjects } from '../../shop/contact/contact-subject.tsx'
import { Layers } from '../../shop/frame/layers.tsx'
import { BottomBar, type BottomBarSlots } from './bottom-bar.tsx'
import { ContactWidget } from './contact-widget.tsx'
import { Footer, type FooterSlots } from './footer.tsx'
import { Header, type HeaderSlots } from './header.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { Notices } from './notices.tsx'
import styles from './shell.module.css'

const CONTENT_ID = 'content'

/** Slots around every page, which routes fill with parts of other features. */
export interface ShellProps {
  readonly children: ReactNode
  readonly header?: HeaderSlots
  readonly navigation?: ReactNode
  readonly footer?: FooterSlots
  readonly bottomBar?: BottomBarSlots
  /** The chat's link in the contact widget. */
  readonly chatLink?: ReactNode
  /** Drawers and other layers, closed until somebody opens them. */
  readonly layers?: ReactNode
  /** Stands in place of the shop's header, and nothing stands below the page then. */
  readonly backOffice?: ReactNode
}

/** The frame around every page. */
export function Shell({ children, header, navigation, footer, bottomBar, chatLink, layers, backOffice }: ShellProps) {
  const { t } = useTexts()
  return (
    <ContactSubjects>
      <Layers>
        <KeyboardNavigation />
        <DoublePresses />
        <LoadingBar />
        <a className={styles.skip} href={`#${CONTENT_ID}`}>
          {t('shell.skipToContent')}
        </a>
        {backOffice ?? (
          <>
            <Header {...header} />
            {navigation}
          </>
        )}
        <Notices isBackOffice={backOffice !== undefined} />
        <main id={CONTENT_ID} className={styles.content} tabIndex={-1}>
          {children}
        </main>
        {backOffice === undefined && (
          <>
            <Footer {...footer} />
            <ContactWidget chatLink={chatLink} />
            <BottomBar {...bottomBar} />
          </>
        )}
        {layers}
      </Layers>
    </ContactSubjects>
  )
}
