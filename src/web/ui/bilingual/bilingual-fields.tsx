import { Ltr } from '../bidi/ltr.tsx'
import { Field, type FieldProps } from '../field/field.tsx'
import { TextArea, type TextAreaProps } from '../field/text-area.tsx'
import { FieldPair } from '../form-layout/form-layout.tsx'
import styles from './bilingual-fields.module.css'

/** A field's label and form controls; the keys are the same for one line and for several. */
export interface BilingualSide {
  readonly name: string
  readonly label: string
  readonly error: string | undefined
  readonly isRequired?: boolean
  readonly ref: (input: HTMLInputElement | HTMLTextAreaElement | null) => void
  readonly onChange: (event: { target: unknown; type?: unknown }) => Promise<unknown>
  readonly onBlur: (event: { target: unknown; type?: unknown }) => Promise<unknown>
  /** The field's text, for the counter. */
  readonly text?: string
  readonly hint?: string
}

export interface BilingualFieldsProps {
  readonly en: BilingualSide
  readonly ar: BilingualSide
  /** The fields have several lines. */
  readonly isLong?: boolean
  /** The most characters; a counter shows where it is given. */
  readonly most?: number
}

/** A field for each language, side by side where there is room; each is typed and read in its own direction. */
export function BilingualFields({ en, ar, isLong = false, most }: BilingualFieldsProps) {
  return (
    <FieldPair>
      <Side side={en} language="en" isLong={isLong} most={most} />
      <Side side={ar} language="ar" isLong={isLong} most={most} />
    </FieldPair>
  )
}

interface SideProps {
  readonly side: BilingualSide
  readonly language: 'en' | 'ar'
  readonly isLong: boolean
  readonly most: number | undefined
}

function Side({ side: { text = '', hint, ...field }, language, isLong, most }: SideProps) {
  const words = {
    ...field,
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    autoComplete: 'off',
    ...(most === undefined && hint === undefined ? {} : { hint: <Words text={text} hint={hint} most={most} /> }),
  } satisfies Partial<FieldProps & TextAreaProps>
  return isLong ? <TextArea {...words} rows={4} /> : <Field {...words} />
}

function Words({ text, hint, most }: { readonly text: string; readonly hint: string | undefined; readonly most: number | undefined }) {
  const length = text.trim().length
  return (
    <span className={styles.words}>
      <span>{hint}</span>
      {most !== undefined && (
        <Ltr className={length > most ? `${styles.count} ${styles.over}` : styles.count}>
          {length}/{most}
        </Ltr>
      )}
    </span>
  )
}
