import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocale } from 'use-intl'
import type { z } from 'zod'
import { ApiError } from '../../api/client.ts'
import { useErrorWords } from '../../api/error-words.ts'
import { say } from '../../api/say.ts'
import { useAction } from '../../api/use-action.ts'
import { focusFirstWrong } from '../field.tsx'
import { type Draft, tabDraft } from './draft.ts'

/** By the field's name, or by its place in a list: `actions.0.title`. */
type FieldName<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`
export type FormErrors<Values> = Partial<Record<FieldName<Values>, string>>

/** Errors of the values, or the data to send. */
type Checked<Values, Parsed> = { parsed: Parsed } | { wrong: FormErrors<Values> }

/**
 * A schema that comes when its form is touched: a page that is read more often than its form is filled in does not wait
 * for what checks it.
 */
export interface LateSchema<Parsed> {
  load: () => Promise<z.ZodType<Parsed>>
}

interface FormOptions<Values extends object, Parsed> {
  initial: Values
  /** Validates the values: a schema of the contract, or a function of the form's own. */
  schema: z.ZodType<Parsed> | LateSchema<Parsed> | ((values: Values) => Checked<Values, Parsed>)
  /** Errors outside the schema, such as by today's date, as sentences of calls; added to those of the schema. */
  also?: (values: Values) => FormErrors<Values>
  /** Sends what was checked. */
  send: (parsed: Parsed) => Promise<void>
  /** Typed text is kept in this tab under this name until it is sent. */
  keepAs?: string
  /** Typed text is kept here instead; the form's owner clears it. */
  draft?: Draft<Values>
  /** Puts the names of the API's fields on the fields of the form. */
  fieldOf?: (apiField: string) => FieldName<Values>
}

/** What waits for the end of the press that is under way; undefined while nothing is pressed. */
let waiting: (() => void)[] | undefined

// A field is left when the button of the mouse goes down, also with a finger, whose mouse events follow its own. The click
// comes right after the button is up, in the same turn; what is dragged ends without it.
const listen = (event: string, work: () => void) => globalThis.window?.addEventListener(event, work, true)
listen('mousedown', () => {
  waiting ??= []
})
for (const last of ['mouseup', 'dragend', 'contextmenu'])
  listen(last, () =>
    setTimeout(() => {
      for (const work of waiting ?? []) work()
      waiting = undefined
    }),
  )

/** Now, or after the press: what moves while a finger is on a button takes it away from under the finger. */
const afterPress = (work: () => void) => (waiting ? waiting.push(work) : work())

/**
 * A form that says what is wrong when a field is left and when it is sent, moves to the first wrong field, keeps
 * what was typed and is never sent twice at once.
 */
export function useForm<Values extends object, Parsed>({
  initial,
  schema,
  also = () => ({}),
  send,
  keepAs,
  draft,
  fieldOf,
}: FormOptions<Values, Parsed>) {
  type Name = keyof Values & string
  const wordsFor = useErrorWords()
  const locale = useLocale()
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FormErrors<Values>>({})
  const [failure, setFailure] = useState<string>()
  const sent = useRef<HTMLFormElement>(null)
  const loaded = useRef<z.ZodType<Parsed>>(undefined)
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  })
  const kept = draft ?? (keepAs ? tabDraft<Values>(keepAs) : undefined)
  const { run, isBusy } = useAction(
    async (parsed: Parsed) => {
      await send(parsed)
      if (!draft) kept?.end()
    },
    { shows: 'failure', onFailure: refuse },
  )

  // After the first paint, which has to be the server's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form has one place for what was typed
  useEffect(() => {
    setValues((before) => ({ ...before, ...kept?.read() }))
  }, [keepAs])

  type Check = (next: Values) => Checked<Values, Parsed>
  function checkBy(by: z.ZodType<Parsed>, next: Values): Checked<Values, Parsed> {
    const { success, data, error } = by.safeParse(next)
    const wrong: FormErrors<Values> = {}
    for (const [field, message] of Object.entries(also(next)))
      wrong[field as Name] = say(locale, String(message)) // form field
    if (success) return Object.keys(wrong).length ? { wrong } : { parsed: data }
    for (const { path, message } of error.issues) wrong[String(path[0]) as Name] ??= say(locale, message) // the schema's fields are the form's
    return { wrong }
  }
  const load = async (late: LateSchema<Parsed>) => {
    loaded.current ??= await late.load()
    return loaded.current
  }
  /** At once, or as soon as the schema has come. */
  function withCheck(work: (check: Check) => void) {
    if (typeof schema === 'function') return work(schema)
    const here = 'load' in schema ? loaded.current : schema
    if (here) return work((next) => checkBy(here, next))
    if ('load' in schema)
      load(schema).then(
        (late) => work((next) => checkBy(late, next)),
        (error: unknown) => setFailure(wordsFor(error)),
      )
  }
  const wrongOf = (found: Checked<Values, Parsed>): FormErrors<Values> =>
    'wrong' in found ? found.wrong : {}

  function set<N extends Name>(name: N, value: Values[N]) {
    const next = { ...values, [name]: value }
    setValues(next)
    kept?.write(next)
    // An error is taken away as soon as the value is right.
    const isOfField = (field: string) => field === name || field.startsWith(`${name}.`)
    if (!Object.keys(errors).some(isOfField)) return
    withCheck((check) => {
      const wrong = wrongOf(check(next))
      const left = Object.entries(errors).flatMap(([field, words]) => {
        const now = isOfField(field) ? wrong[field as FieldName<Values>] : words // the form's
        return now ? [[field, now]] : []
      })
      setErrors(Object.fromEntries(left) as FormErrors<Values>) // the form's
    })
  }

  const checkAll = () => afterPress(() => withCheck((check) => setErrors(wrongOf(check(latest.current)))))
  const checkField = (name: Name) =>
    withCheck((check) => {
      const wrong = wrongOf(check(latest.current))[name]
      setErrors((before) => ({ ...before, [name]: wrong }))
    })

  const focusIn = useRef<HTMLFormElement>(undefined)
  function show(form: HTMLFormElement, wrong: FormErrors<Values>) {
    focusIn.current = form
    setErrors(wrong)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the errors stand there
  useEffect(() => {
    if (focusIn.current) focusFirstWrong(focusIn.current)
    focusIn.current = undefined
  }, [errors])

  /** Checks some fields, as at the end of a step; moves to the first wrong one, or goes on. */
  const checkStep = (form: HTMLFormElement, names: readonly Name[], goOn: () => void) =>
    withCheck((check) => {
      const wrong = wrongOf(check(latest.current))
      if (names.every((name) => !wrong[name])) return goOn()
      const here = Object.fromEntries(names.map((name) => [name, wrong[name]])) as FormErrors<Values> // the step's fields are the form's
      show(form, { ...errors, ...here })
    })

  /** Refusals that name fields of this form are shown at the fields, any other above the button. */
  function refuse(error: unknown) {
    const named = Object.entries(error instanceof ApiError ? error.fieldErrors : {})
      .map(([field, words]) => [fieldOf?.(field) ?? field, words] as const)
      .filter(([name]) => (name.split('.')[0] ?? name) in values)
    if (named.length > 0 && sent.current)
      show(sent.current, Object.fromEntries(named) as FormErrors<Values>) // the form's, as filtered above
    else setFailure(wordsFor(error))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy) return
    setFailure(undefined)
    withCheck((check) => {
      const found = check(latest.current)
      if ('wrong' in found) return show(form, found.wrong)
      sent.current = form
      void run(found.parsed)
    })
  }

  return {
    values,
    errors,
    failure,
    isBusy,
    set,
    checkAll,
    checkStep,
    /** Shows what the server found wrong with single fields. */
    showErrors: (wrong: Record<string, string>) => setErrors(wrong as FormErrors<Values>), // the API's fields are the form's
    setFailure,
    replace: setValues,
    /** The wiring of a text field. */
    text: <N extends Name>(name: N) => ({
      name,
      value: String(values[name] ?? ''),
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value as Values[N]), // for fields that hold text
      onBlur: (event: FocusEvent<HTMLElement>) => {
        // On the way to a link to another page no errors are shown here, and the button that sends shows them itself.
        const next = event.relatedTarget
        const isSending = next instanceof HTMLButtonElement && next.type === 'submit'
        if (!isSending && !(next instanceof HTMLAnchorElement)) afterPress(() => checkField(name))
      },
    }),
    form: {
      noValidate: true,
      onSubmit: submit,
      onFocus: () => {
        // A failed load is reported when it is needed.
        if ('load' in schema) load(schema).catch(() => {})
      },
    },
  }
}
