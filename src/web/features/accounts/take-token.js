// Runs by itself before anything else of the page: the callback of another service leaves the token behind the `#`, where it must
// not stay. It is taken only with the word that this browser left when the sign-in was started, so that no link signs anybody in
// as somebody else. A session that is there already is not replaced.
;(() => {
  const brought = new URLSearchParams(location.hash.slice(1))
  const token = brought.get('token')
  if (token === null) return
  history.replaceState(history.state, '', location.pathname + location.search)
  try {
    const word = sessionStorage.getItem('sign_in_word')
    sessionStorage.removeItem('sign_in_word')
    if (localStorage.getItem('token') !== null) return
    const returnTo = brought.get('returnTo')
    if (returnTo !== null) sessionStorage.setItem('return_to', returnTo)
    if (word && brought.get('word') === word) localStorage.setItem('token', token)
  } catch {
    // A browser that keeps nothing stays signed out, and the page says so.
  }
})()
