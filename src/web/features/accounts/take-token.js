// Runs by itself before anything else of the page: whoever comes back from another service brings the token behind the `#`,
// where it must not stay. A session that is there already is not replaced, so that no link signs anybody in as somebody else.
;(() => {
  const brought = new URLSearchParams(location.hash.slice(1))
  const token = brought.get('token')
  if (token === null) return
  history.replaceState(history.state, '', location.pathname + location.search)
  try {
    if (localStorage.getItem('token') !== null) return
    localStorage.setItem('token', token)
    const returnTo = brought.get('returnTo')
    if (returnTo !== null) sessionStorage.setItem('return_to', returnTo)
  } catch {
    // A browser that keeps nothing stays signed out, and the page says so.
  }
})()
