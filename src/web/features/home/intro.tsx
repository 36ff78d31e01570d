import { Band } from '../../ui/band/band.tsx'
import styles from './intro.module.css'

export interface IntroProps {
  readonly title: string
  readonly text: string | null
}

/** Begins the page of a shop without slides, whose first one would have the title. */
export function Intro({ title, text }: IntroProps) {
  return (
    <Band>
      <div className={styles.intro}>
        <h1>{title}</h1>
        {text !== null && <p className={styles.text}>{text}</p>}
      </div>
    </Band>
  )
}
