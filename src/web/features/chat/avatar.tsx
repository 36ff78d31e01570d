import type { CSSProperties } from 'react'
import { avatarColour, colourIndexOf, initialsOf } from '#domain/accounts/avatars.ts'
import styles from './avatar.module.css'

export interface AvatarProps {
  readonly id: string
  readonly name: string
  /** Shows a dot for somebody who is online; left out where that does not matter. */
  readonly isThere?: boolean
}

/** The avatar is decoration, because the name stands beside it. */
export function Avatar({ id, name, isThere }: AvatarProps) {
  const colour = { '--avatar': avatarColour(colourIndexOf(id)) } as CSSProperties
  return (
    <span className={styles.avatar} style={colour} aria-hidden="true">
      {initialsOf(name)}
      {isThere !== undefined && <span className={isThere ? styles.there : styles.away} />}
    </span>
  )
}
