import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { pathInLanguage } from '../../platform/texts/language.ts'

/** The typed term. Another page brings its own term; the same page in the other language keeps the typed one. */
export function useTermOfAddress(field: RefObject<HTMLInputElement | null>): [string, (value: string) => void] {
  const { pathname, search } = useLocation()
  const term = new URLSearchParams(search).get('name') ?? ''
  const page = `${pathInLanguage(pathname, 'en')} ${term}`
  const [value, setValue] = useState(term)
  const [position, setPosition] = useState(page)
  if (position !== page) {
    setPosition(page)
    setValue(term)
  }
  useEffect(() => {
    // The text was typed before scripts ran, or restored by the browser.
    if (field.current !== null) setValue(field.current.value)
  }, [field])
  return [value, setValue]
}
