/** Unsent texts, one for each conversation, for as long as the tab is open. */
export interface Draft {
  read(): string
  write(text: string): void
}

export function draftOf(me: string, peer: string): Draft {
  const key = `support-draft ${me} ${peer}`
  return {
    read: () => {
      try {
        return sessionStorage.getItem(key) ?? ''
      } catch {
        return ''
      }
    },
    write: (text) => {
      try {
        if (text === '') sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, text)
      } catch {
        // A browser without storage has no drafts.
      }
    },
  }
}
