// This script runs before anything else of the page: another service's callback leaves the token behind the `#`, where it must not stay.
// The token is accepted only with the secret that this browser stored when the sign-in started, so that no link signs anybody in as
// somebody else. An existing session is replaced only by a fresh one of the same account.
;(() => {
  const brought = new URLSearchParams(location.hash.slice(1))
  const token = brought.get('token')
  const due = brought.get('due')
  if (token === null && due === null) return
  history.replaceState(history.state, '', location.pathname + location.search)
  const accountOf = (text) => JSON.parse(atob(text.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'))).sub
  try {
    const word = sessionStorage.getItem('sign_in_word')
    sessionStorage.removeItem('sign_in_word')
    sessionStorage.removeItem('code_due')
    const isStartedHere = Boolean(word) && brought.get('word') === word
    const present = localStorage.getItem('token')
    if (present !== null && !isStartedHere) return
    const returnTo = brought.get('returnTo')
    if (returnTo !== null) sessionStorage.setItem('return_to', returnTo)
    if (!isStartedHere) return
    // The page asks for the code with which the sign-in ends.
    if (token === null) sessionStorage.setItem('code_due', due)
    else if (present === null || accountOf(present) === accountOf(token)) localStorage.setItem('token', token)
  } catch {
    // A browser without storage stays signed out, and the page says so.
  }
})()
