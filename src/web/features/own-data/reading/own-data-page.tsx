import { useState } from 'react'
import type { InOwnData, OwnDataPart } from '#contract/own/own-data.ts'
import { SECTIONS } from '#domain/dashboard.ts'
import { formatList } from '#i18n/formats.ts'
import { dashboardTexts } from '#i18n/sets/dashboard.ts'
import { ownDataTexts } from '#i18n/sets/own-data.ts'
import { ownRecordTexts } from '#i18n/sets/own-record.ts'
import { saveText } from '../../../platform/calls/files/save-file.ts'
import { pathInLanguage, useLanguage } from '../../../platform/texts/language.ts'
import { useTexts } from '../../../platform/texts/texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Callout } from '../../../ui/callout/callout.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FormSection } from '../../../ui/form-layout/form-section.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import { DeleteAccountDialog } from '../delete-account-dialog.tsx'
import styles from './own-data-page.module.css'
import { PartSection } from './part-section.tsx'
import type { ListedPart, OwnData, OwnDataRead, OwnLists } from './read-own-data.ts'

/** The parts in the order in which people look for them; a new part of the file does not compile until it stands here. */
const ORDER = {
  account: 0,
  contacts: 1,
  companies: 2,
  addresses: 3,
  requests: 4,
  offers: 5,
  files: 6,
  wishlist: 7,
  reviews: 8,
  chat: 9,
  contactMessages: 10,
  newsletter: 11,
  applications: 12,
  sessions: 13,
} as const satisfies Record<OwnDataPart, number>

const LISTS = (Object.keys(ORDER) as OwnDataPart[]).filter((part): part is ListedPart => part !== 'account')

/** Everything that the shop stores about its reader, to read, to take along, and to delete. */
export function OwnDataPage({ read }: { readonly read: OwnDataRead }) {
  const { t } = useTexts(dashboardTexts, ownDataTexts, ownRecordTexts)
  const language = useLanguage()
  const account = { text: t('dashboard.sections.account'), to: pathInLanguage(SECTIONS.account, language) }
  const title = t('ownData.title')
  return (
    <>
      <PageHeader title={title} lead={t('ownRecord.lead')} path={{ label: title, crumbs: [account, { text: title }] }} />
      {'refusal' in read ? (
        <div role="alert">
          <Callout tone="error" title={t('ownRecord.failed')}>
            {read.refusal}
          </Callout>
        </div>
      ) : (
        <>
          <Parts data={read.data} />
          <TakeOrEnd {...read} />
        </>
      )}
    </>
  )
}

function Parts({ data }: { readonly data: OwnData }) {
  const { t } = useTexts(ownRecordTexts)
  const language = useLanguage()
  const empty = LISTS.filter((part) => data[part].length === 0)
  return (
    <div className="stack gap-3">
      <PartSection part="account" records={[data.account]} isOne />
      {LISTS.filter((part) => data[part].length > 0).map((part) => (
        <ListPart key={part} part={part} data={data} />
      ))}
      {empty.length > 0 && (
        <p className={styles.empty}>
          {t('ownRecord.none', {
            parts: formatList(
              empty.map((part) => t(`ownRecord.parts.${part}`)),
              language,
            ),
          })}
        </p>
      )}
    </div>
  )
}

interface ListPartProps<Part extends ListedPart> {
  readonly part: Part
  readonly data: OwnLists
}

/** The file has a conversation as it went; a reader begins with its end, as with all other lists. */
function ListPart<Part extends ListedPart>({ part, data }: ListPartProps<Part>) {
  const records: readonly InOwnData<Part>[] = data[part]
  return <PartSection part={part} records={part === 'chat' ? records.toReversed() : records} />
}

function TakeOrEnd({ data, text, name }: Extract<OwnDataRead, { readonly text: string }>) {
  const { t } = useTexts(ownDataTexts, ownRecordTexts)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Card>
      <FormSection title={t('ownRecord.file')} hint={t('ownRecord.fileHint')}>
        <div className="cluster gap-3">
          <Button tone="secondary" onPress={() => saveText(text, name, 'application/json')}>
            {t('ownData.download')}
          </Button>
          <Button tone="plain-danger" onPress={() => setDeleting(true)}>
            {t('ownData.delete.open')}
          </Button>
        </div>
        {isDeleting && <DeleteAccountDialog provider={data.account.provider} onClose={() => setDeleting(false)} />}
      </FormSection>
    </Card>
  )
}
