// This script runs before anything else of the page: another service's callback leaves the token behind the `#`, where it must not stay.
// The token is accepted only with the secret that this browser stored when the sign-in started, so that no link signs anybody in as
// somebody else. An existing session is not replaced.
;(() => {
  const brought = new URLSearchParams(location.hash.slice(1))
  const token = brought.get('token')
  const due = brought.get('due')
  if (token === null && due === null) return
  history.replaceState(history.state, '', location.pathname + location.search)
  try {
    const word = sessionStorage.getItem('sign_in_word')
    sessionStorage.removeItem('sign_in_word')
    if (localStorage.getItem('token') !== null) return
    const returnTo = brought.get('returnTo')
    if (returnTo !== null) sessionStorage.setItem('return_to', returnTo)
    if (!word || brought.get('word') !== word) return
    if (token !== null) localStorage.setItem('token', token)
    // The page asks for the code with which the sign-in ends.
    else sessionStorage.setItem('code_due', due)
  } catch {
    // A browser without storage stays signed out, and the page says so.
  }
})()
