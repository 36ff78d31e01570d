import { Icon, Outline } from '../icon/icon.tsx'
import styles from './carousel-controls.module.css'

const PAUSE = 'M9 5v14M15 5v14'
const PLAY = 'M7 4v16l13-8z'

export type CarouselMarks = 'bars' | 'dots'

export interface CarouselControlsProps {
  readonly label: string
  readonly texts: CarouselTexts
  readonly count: number
  readonly selected: number
  readonly marks: CarouselMarks | undefined
  readonly className: string | undefined
  readonly onGoTo: (index: number) => void
  readonly onStep: ((step: 1 | -1) => void) | undefined
  readonly autoplay:
    | { readonly ms: number; readonly isMoving: boolean; readonly isPaused: boolean; readonly onChange: (isPaused: boolean) => void }
    | undefined
}

export function CarouselControls({ label, texts, count, selected, marks, className, onGoTo, onStep, autoplay }: CarouselControlsProps) {
  if (marks === undefined && onStep === undefined && autoplay === undefined) return null
  return (
    <div className={`${styles.controls} ${className ?? ''}`}>
      {marks !== undefined && (
        <div className={styles[marks]}>
          {Array.from({ length: count }, (_, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
              key={index}
              type="button"
              className={styles.mark}
              aria-label={texts.goTo(index + 1)}
              aria-current={index === selected || undefined}
              onClick={() => onGoTo(index)}
            >
              <span className={styles.line}>
                {autoplay?.isMoving && index === selected && (
                  <span className={styles.progress} style={{ animationDuration: `${autoplay.ms}ms` }} />
                )}
              </span>
            </button>
          ))}
        </div>
      )}
      {onStep !== undefined && (
        <>
          <button type="button" className={styles.previous} aria-label={texts.previous} onClick={() => onStep(-1)}>
            <Icon name="arrow" />
          </button>
          <button type="button" className={styles.next} aria-label={texts.next} onClick={() => onStep(1)}>
            <Icon name="arrow" />
          </button>
        </>
      )}
      {autoplay !== undefined && (
        <button
          type="button"
          className={styles.pause}
          aria-label={`${autoplay.isPaused ? texts.play : texts.pause} ${label}`}
          onClick={() => autoplay.onChange(!autoplay.isPaused)}
        >
          <Outline outline={autoplay.isPaused ? PLAY : PAUSE} />
        </button>
      )}
    </div>
  )
}

/** Labels of a carousel; `slide` and `goTo` name a place, counted from 1. */
export interface CarouselTexts {
  readonly carousel: string
  readonly slide: string
  readonly position: (n: number, count: number) => string
  readonly goTo: (n: number) => string
  readonly pause: string
  readonly play: string
  readonly previous: string
  readonly next: string
}
