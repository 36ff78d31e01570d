// This script runs before the form behind it is drawn: people with a token are about to be redirected and see a skeleton instead of it. A
// style sheet in the document leaves the elements as the server sent them.
;(() => {
  try {
    if (localStorage.getItem('token') === null) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-unsure]{display:none!important}[data-unsure]+[hidden]{display:contents!important}')
    document.adoptedStyleSheets.push(sheet)
  } catch {
    // Without storage the form shows for a moment.
  }
})()
