import { Link, type LinkProps } from 'react-router'
import { type ButtonTone, buttonLook } from './button-look.ts'

export interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly tone: ButtonTone
  readonly className?: string | undefined
}

export function ButtonLink({ tone, className, ...link }: ButtonLinkProps) {
  return <Link className={buttonLook(tone, className)} {...link} />
}
