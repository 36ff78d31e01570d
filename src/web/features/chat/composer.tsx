import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { CHAT_TEXT_MAX, refuseChatText } from '#domain/chat.ts'
import { cleanText } from '#domain/text.ts'
import { formatNumber } from '#i18n/formats.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import styles from './composer.module.css'
import { SendIcon } from './send-icon.tsx'

const COUNTED_FROM = CHAT_TEXT_MAX - 200

export interface ComposerProps {
  readonly name: string
  readonly onSend: (text: string) => void
}

/** Enter sends; a new line by Shift and Enter, or by Enter where a finger types. */
export function Composer({ name, onSend }: ComposerProps) {
  const { t } = useTexts()
  const language = useLanguage()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const left = CHAT_TEXT_MAX - text.length
  const submit = () => {
    const cleaned = cleanText(text)
    const refusal = refuseChatText(cleaned)
    field.current?.focus()
    if (refusal !== null) {
      return setError(
        refusal === 'chat/no-text' ? t('support.empty') : t('support.tooLong', { most: formatNumber(CHAT_TEXT_MAX, language) }),
      )
    }
    setError(null)
    setText('')
    onSend(cleaned)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a script that is composed of several keys is typed, Enter is a part of the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className={styles.composer}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {error !== null && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.line}>
        <textarea
          ref={field}
          className={styles.field}
          dir="auto"
          rows={1}
          aria-label={t('support.fieldLabel', { name })}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          placeholder={t('support.placeholder')}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setError(null)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.send}>
          <SendIcon />
          <span className="visually-hidden">{t('support.send')}</span>
        </button>
      </div>
      {text.length > COUNTED_FROM && (
        <p className={left < 0 ? styles.over : styles.left} role="status">
          {left < 0 ? t('support.tooLong', { most: formatNumber(CHAT_TEXT_MAX, language) }) : t('support.left', { count: left })}
        </p>
      )}
    </form>
  )
}
