/** A handler for buttons that toggle: the second press of a double click would undo the first. A press by the keyboard has no such count. */
export function onFirstPress(toggle: () => void): (event: { readonly detail: number }) => void {
  return ({ detail }) => {
    if (detail < 2) toggle()
  }
}
