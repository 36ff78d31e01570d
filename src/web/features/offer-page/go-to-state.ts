/** After an answer the state at the top has changed, so that is where to go on reading. */
export function goToState(): void {
  const state = document.getElementById('offer-state')
  state?.focus({ preventScroll: true })
  state?.scrollIntoView({ block: 'center' })
}
