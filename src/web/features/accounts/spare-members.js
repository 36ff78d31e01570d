// Runs by itself before the form behind it is drawn: whoever has a token is about to be led on and sees bones in its place.
// A style sheet of the document's own leaves the elements as the server has sent them.
;(() => {
  try {
    if (localStorage.getItem('token') === null) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-unsure]{display:none!important}[data-unsure]+[hidden]{display:contents!important}')
    document.adoptedStyleSheets.push(sheet)
  } catch {
    // Without it the form is seen for a moment.
  }
})()
