import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './carousel.module.css'
import { CarouselControls, type CarouselMarks, type CarouselTexts } from './carousel-controls.tsx'
import { useCarouselApi } from './use-carousel-api.ts'
import { useNearness, useReader, useReducedMotion } from './use-visibility.ts'

export interface CarouselSlide {
  readonly key: string
  readonly content: ReactNode
}

export interface CarouselJump {
  readonly index: number
}

export interface CarouselProps {
  readonly label: string
  readonly texts: CarouselTexts
  readonly direction: 'ltr' | 'rtl'
  readonly slides: readonly CarouselSlide[]
  /** `one` slide fills the carousel; each of `several` is as wide as `slideClassName` makes it. */
  readonly view?: 'one' | 'several'
  /** Milliseconds that a slide stays; without it the carousel moves only by hand. */
  readonly autoplayMs?: number
  /** The kind of buttons under the carousel that lead to each slide. */
  readonly marks?: CarouselMarks
  readonly hasArrows?: boolean
  /**
   * Goes to a slide just now, for a page that shows the place itself, for example with thumbnails. Each jump is an object of its own, so that
   * the report of the current slide by `onSelect` causes none.
   */
  readonly jump?: CarouselJump | undefined
  readonly onSelect?: (index: number) => void
  readonly className?: string | undefined
  readonly slideClassName?: string | undefined
  readonly controlsClassName?: string | undefined
}

/**
 * Slides in an endless row. Before scripts run, and without them, it is a row that scrolls and snaps; then an engine takes over. It moves
 * by itself only while nobody reads it, never for people who prefer reduced motion, and always with a button that stops it.
 */
export function Carousel(props: CarouselProps) {
  const { label, texts, direction, slides, view = 'one', autoplayMs, marks, hasArrows = false, className } = props
  const region = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [isPaused, setPaused] = useState(false)
  const [isMoving, setMoving] = useState(false)
  const [start, setStart] = useState(0)
  const { isNear, isSeen } = useNearness(region)
  const { Engine, api, setApi, selected, shown } = useCarouselApi(isNear)
  const isReduced = useReducedMotion()
  const { isRead, handlers } = useReader()

  const goTo = (index: number) => (api === null ? setStart(index) : api.scrollTo(index, isReduced))
  const isReady = api !== null
  useJumps(props, goTo, isReady ? selected : null)

  const isAway = (index: number) => isReady && (view === 'one' ? index !== selected : shown !== null && !shown.has(index))
  return (
    <section ref={region} className={className} aria-roledescription={texts.carousel} aria-label={label}>
      <div
        ref={viewport}
        className={styles.viewport}
        data-ready={isReady || undefined}
        aria-live={isMoving ? 'off' : 'polite'}
        {...(isReady ? {} : { tabIndex: 0 })}
        {...handlers}
      >
        <div className={styles.slides}>
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
            <div
              key={key}
              className={`${view === 'one' ? styles.only : styles.one} ${props.slideClassName ?? ''}`}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.position(index + 1, slides.length)}
              inert={isAway(index)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {Engine !== null && viewport.current !== null && (
        <Engine
          viewport={viewport.current}
          direction={direction}
          startIndex={start}
          autoplayMs={autoplayMs}
          mayMove={isSeen && !(isPaused || isRead || isReduced)}
          onMove={setMoving}
          onApi={setApi}
        />
      )}
      {slides.length > 1 && (
        <CarouselControls
          label={label}
          texts={texts}
          count={slides.length}
          selected={isReady ? selected : start}
          marks={marks}
          className={props.controlsClassName}
          onGoTo={goTo}
          autoplay={autoplayMs === undefined ? undefined : { ms: autoplayMs, isMoving, isPaused, onChange: setPaused }}
          onStep={hasArrows ? (step) => (step === 1 ? api?.scrollNext(isReduced) : api?.scrollPrev(isReduced)) : undefined}
        />
      )}
    </section>
  )
}

function useJumps({ jump, onSelect }: CarouselProps, goTo: (index: number) => void, selected: number | null): void {
  const select = useEffectEvent((index: number) => onSelect?.(index))
  const go = useEffectEvent(goTo)
  useEffect(() => {
    if (selected !== null) select(selected)
  }, [selected])
  useEffect(() => {
    if (jump) go(jump.index)
  }, [jump])
}
