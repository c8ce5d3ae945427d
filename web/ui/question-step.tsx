import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { CheckCard, RadioCard } from './choice.tsx'
import { kolam } from './kolam/kolam.ts'
import { KolamDrawing } from './kolam-drawing.tsx'
import styles from './question-step.module.css'

const line = kolam({ cols: 4, rows: 3, open: 1 })

interface QuestionStepProps {
  /** The progress, in words. */
  progress: ReactNode
  /** The same from 0 to 1. */
  share: number
  /** Content beside the progress, such as a stop button. */
  aside?: ReactNode
  /** Information needed before the answer. */
  before?: ReactNode
  /** Text common to all questions, above the question. */
  stem?: ReactNode
  text: string
  hint?: string
  /** The language of the question, where it may differ from the page's. */
  lang?: string | undefined
  kind: 'one' | 'several'
  choices: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  error?: string | undefined
  /** Content right below the choices. */
  below?: ReactNode
  onNext: () => void
  /** The buttons; the first is of the type submit. */
  actions: ReactNode
}

/** One question on a screen: how far this is, the question, its choices as cards, and what comes next. */
export function QuestionStep({
  progress,
  share,
  aside,
  before,
  stem,
  text,
  hint,
  lang,
  kind,
  choices,
  chosen,
  onChoose,
  error,
  below,
  onNext,
  actions,
}: QuestionStepProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(text)
  useEffect(() => {
    // A new question begins at its top, for eyes and for screen readers; the first one where the page begins.
    if (shown.current === text) return
    shown.current = text
    heading.current?.focus()
  }, [text])

  function submit(event: FormEvent) {
    event.preventDefault()
    onNext()
  }
  const flip = (value: string) =>
    onChoose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])

  return (
    <div className={styles.screen}>
      <form className={styles.step} onSubmit={submit} noValidate>
        <div className={styles.head}>
          <p className="small t3">{progress}</p>
          {aside}
        </div>
        <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" className={styles.rest} />
          <rect width={share * 100} height="4" className={styles.walked} />
        </svg>
        {before}
        {stem && (
          <p className="t2" lang={lang}>
            {stem}
          </p>
        )}
        <h1 ref={heading} id={`${id}-question`} tabIndex={-1} lang={lang} className={styles.question}>
          {text}
        </h1>
        {hint && (
          <p className="t2" id={`${id}-hint`} lang={lang}>
            {hint}
          </p>
        )}
        <fieldset
          className={styles.choices}
          aria-labelledby={`${id}-question`}
          aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-error`}
        >
          {choices.map(({ value, label }) =>
            kind === 'one' ? (
              <RadioCard
                key={`${text}-${value}`}
                name={id}
                checked={chosen.includes(value)}
                onChange={() => onChoose([value])}
              >
                <span lang={lang}>{label}</span>
              </RadioCard>
            ) : (
              <CheckCard
                key={`${text}-${value}`}
                checked={chosen.includes(value)}
                onChange={() => flip(value)}
              >
                <span lang={lang}>{label}</span>
              </CheckCard>
            ),
          )}
        </fieldset>
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
        {below}
        <div className={styles.actions}>{actions}</div>
      </form>
      <KolamDrawing of={line} stroke={3} progress={Math.max(share, 0.02)} className={styles.kolam} />
    </div>
  )
}
