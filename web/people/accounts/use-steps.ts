import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router'

interface Step {
  name: string
  fields: readonly string[]
}

/**
 * Which step of a long form is shown. The address names it, so that the back button of a phone goes one step back.
 * The OTP at the end is one more entry of the history. A field that the server found wrong leads back to its step.
 */
export function useSteps<Steps extends readonly [Step, ...Step[]]>(
  steps: Steps,
  errors: Partial<Record<string, string>>,
) {
  const [query, setQuery] = useSearchParams()
  const asked = Number(query.get('step') ?? 1) - 1
  const index = Number.isInteger(asked) && asked >= 0 && asked < steps.length ? asked : 0
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(index)
  useEffect(() => {
    // A new step begins at its top, for eyes and for screen readers; the first one where the page begins.
    if (shown.current === index) return
    shown.current = index
    heading.current?.focus()
  }, [index])

  function goTo(next: number, { replace = false } = {}) {
    setQuery(
      (before) => {
        if (next > 0) before.set('step', `${next + 1}`)
        else before.delete('step')
        before.delete('otp')
        return before
      },
      { replace, preventScrollReset: true },
    )
  }

  function goToOtp() {
    setQuery(
      (before) => {
        before.set('otp', 'sent')
        return before
      },
      { preventScrollReset: true },
    )
  }

  const wrong = steps.findIndex((one) => one.fields.some((field) => errors[field]))
  const showWrong = useEffectEvent(() => {
    if (wrong >= 0 && wrong < index) goTo(wrong)
  })
  useEffect(() => {
    if (wrong >= 0) showWrong()
  }, [wrong])

  return {
    index,
    count: steps.length,
    step: (steps[index] ?? steps[0]) as Steps[number],
    isLast: index === steps.length - 1,
    isAtOtp: query.has('otp'),
    heading,
    goTo,
    goToOtp,
  }
}
