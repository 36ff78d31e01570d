/** A sentence for the operator about why the shop cannot start; its place in the code would not help them. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
