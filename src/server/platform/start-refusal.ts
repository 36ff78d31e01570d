/** Why the shop can't start, in a sentence for whoever starts it: where in the code it was noticed is no help to them. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
