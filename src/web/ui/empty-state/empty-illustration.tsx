import src from './empty-illustration.svg'

/** The drawing of an empty list: a file of its own, since most pages never show it. */
export function EmptyIllustration() {
  return <img src={src} alt="" width={240} height={150} />
}
