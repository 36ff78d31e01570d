import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { SHEET_FORMATS, type SheetKind } from '#domain/sheets/columns.ts'
import { isolateLtr } from '#i18n/bidi.ts'
import { sheetsTexts } from '#i18n/sets/sheets.ts'
import { ApiError } from '../../platform/calls/api.ts'
import { useUpload } from '../../platform/calls/files/use-upload.ts'
import { failureText } from '../../platform/frame/failures.ts'
import { useTexts } from '../../platform/texts/texts.ts'
import { DropProgress } from '../../ui/picture-drop/drop-progress.tsx'
import { FileField } from '../../ui/picture-drop/file-field.tsx'
import { Radio } from '../../ui/radio/radio.tsx'
import { FileButton, useSheetsPath } from './sheet-words.tsx'
import styles from './sheets.module.css'

const ACCEPTED = '.xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function SendSheet({ kinds }: { readonly kinds: readonly SheetKind[] }) {
  const { t } = useTexts(sheetsTexts)
  const [search] = useSearchParams()
  const [kind, setKind] = useState<SheetKind>(kinds.find((each) => each === search.get('kind')) ?? kinds[0] ?? 'products')
  const { send, mistake, done, cancel } = useSending(kind)
  return (
    <>
      {kinds.length > 1 && (
        <fieldset className={styles.kinds}>
          <legend>{t('sheets.in.kind')}</legend>
          <div className="cluster gap-2">
            {kinds.map((each) => (
              <Radio key={each} id={`kind-${each}`} name="kind" value={each} isChecked={kind === each} onChange={() => setKind(each)}>
                {t(`sheets.kinds.${each}`)}
              </Radio>
            ))}
          </div>
          <p className={styles.hint}>{t('sheets.in.order')}</p>
        </fieldset>
      )}
      {done === null ? (
        <FileField
          label={t('sheets.in.file')}
          hint={t('sheets.in.fileHint')}
          error={mistake ?? undefined}
          name="file"
          accept={ACCEPTED}
          chosen={null}
          onChoose={(file) => {
            if (file !== null) void send(file)
          }}
          texts={{
            choose: t('sheets.in.choose'),
            replace: t('sheets.in.replace'),
            orDrop: t('sheets.in.orDrop'),
            dropHere: t('sheets.in.dropHere'),
            remove: t('sheets.in.remove'),
            removeNamed: t('sheets.in.removeNamed', { name: '' }),
          }}
        />
      ) : (
        <DropProgress label={t('sheets.in.reading')} done={done < 1 ? done : null} cancelLabel={t('sheets.in.cancel')} onCancel={cancel} />
      )}
      <div className={styles.links}>
        <span className={styles.hint}>{t('sheets.in.template')}</span>
        {SHEET_FORMATS.map((format) => (
          <FileButton
            key={format}
            path={`/api/sheets/template/${kind}?format=${format}`}
            name={`${t('sheets.in.templateFile')}-${t(`sheets.kinds.${kind}`)}.${format}`}
            label={`${t('sheets.in.templateFile')} .${format}`}
          >
            {isolateLtr(`.${format}`)}
          </FileButton>
        ))}
      </div>
    </>
  )
}

/** Sends the file and opens its page; a file that can't be read is told beside the field. */
function useSending(kind: SheetKind) {
  const { t } = useTexts(sheetsTexts)
  const navigate = useNavigate()
  const pathOf = useSheetsPath()
  const upload = useUpload()
  const [mistake, setMistake] = useState<string | null>(null)
  const send = async (file: File) => {
    setMistake(file.size === 0 ? t('sheets.in.empty') : null)
    if (file.size === 0) return
    const form = new FormData()
    form.set('kind', kind)
    form.set('name', file.name.slice(0, 200))
    form.set('file', file)
    try {
      const answer = await upload.send('POST /api/sheets/runs', form)
      if (answer !== null) await navigate(pathOf(answer.run._id))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMistake(Object.values(error.fields)[0]?.[0] ?? failureText(error, t) ?? error.message)
    }
  }
  return { send, mistake, done: upload.done, cancel: upload.cancel }
}
