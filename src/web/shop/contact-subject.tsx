import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

/** What a visitor may want to ask about on this page. */
export interface ContactSubject {
  /** In the language of the page. */
  readonly name: string
  readonly sku: string
  /** Of its page, in full; unknown where the shop's own address is. */
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

/** For a product's page: as long as it is shown, the contact links around it name the product. */
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
