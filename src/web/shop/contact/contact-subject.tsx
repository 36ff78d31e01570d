import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

/** The product that a visitor of this page may want to ask about. */
export interface ContactSubject {
  /** The name in the language of the page. */
  readonly name: string
  readonly sku: string
  /** The full address of its page; unknown where the shop's own address is unknown. */
  readonly link: string | undefined
}

const SubjectContext = createContext<ContactSubject | null>(null)
const SetSubjectContext = createContext<(subject: ContactSubject | null) => void>(() => undefined)

export function ContactSubjects({ children }: { readonly children: ReactNode }) {
  const [subject, setSubject] = useState<ContactSubject | null>(null)
  return (
    <SetSubjectContext value={setSubject}>
      <SubjectContext value={subject}>{children}</SubjectContext>
    </SetSubjectContext>
  )
}

/** Names the product in the contact links around its page, for as long as the page is shown. */
export function useContactSubject({ name, sku, link }: ContactSubject): void {
  const setSubject = useContext(SetSubjectContext)
  useEffect(() => {
    setSubject({ name, sku, link })
    return () => setSubject(null)
  }, [setSubject, name, sku, link])
}

export function useSubjectOfContact(): ContactSubject | null {
  return useContext(SubjectContext)
}
