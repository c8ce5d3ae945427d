import '../../../ui/form/zod-without-eval.ts'
import { secondFactor } from '@newyou/contract/people/staff/second-factor'
import { Button } from '../../../ui/button.tsx'
import { fieldsClass } from '../../../ui/entrance.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFailure } from '../../../ui/form/form-parts.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import styles from '../otp-form.module.css'

const codes = {
  any: secondFactor['POST /api/staff/second-factor'].body,
  ofApp: secondFactor['PUT /api/staff/second-factor-setup'].body,
}

/** One code, of the app or in its place a recovery code. */
export function CodeForm({
  label,
  hint,
  submit,
  takes = 'any',
  send,
}: {
  label: string
  hint: string
  submit: string
  takes?: keyof typeof codes
  send: (code: string) => Promise<void>
}) {
  const { errors, failure, isBusy, text, form } = useForm({
    initial: { code: '' },
    schema: codes[takes],
    send: ({ code }) => send(code),
  })
  const field = text('code')
  return (
    <form {...form} className={fieldsClass} aria-label={label}>
      <Field label={label} hint={hint} error={errors.code}>
        {(control) => (
          <input
            {...control}
            {...field}
            className={`${control.className} ${styles.digits}`}
            type="text"
            inputMode={takes === 'ofApp' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={9}
          />
        )}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <Button variant="primary" wide type="submit" busy={isBusy}>
        {submit}
      </Button>
    </form>
  )
}
