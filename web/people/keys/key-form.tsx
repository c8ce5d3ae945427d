import '../../messages/keys.ts'
import '../../ui/form/zod-without-eval.ts'
import { keys } from '@newyou/contract/people/keys/keys'
import { keyDayChoices, keyNameMax } from '@newyou/contract/people/keys/limits'
import { type Scope, scopes, scopesOf } from '@newyou/contract/scopes'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { z } from 'zod'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, FieldError, FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Stack, Toolbar } from '../../ui/parts.tsx'

const { body } = keys['POST /api/practice/key']
type Wanted = z.output<typeof body>

interface Values {
  name: string
  expires_in_days: number
  scopes: Scope[]
}
/** Its button is gone: who opened the form goes on in it. */
const goOnHere = (field: HTMLInputElement | null) => field?.focus()

const empty: Values = { name: '', expires_in_days: keyDayChoices[1], scopes: [] }

/** What the new key may do, for how long, and what it is called. */
export function KeyForm({
  onMade,
  onCancel,
}: {
  onMade: (key: string) => Promise<void>
  onCancel: () => void
}) {
  const t = useTranslations('keys.form')
  const fields = useForm<Values, Wanted>({
    initial: empty,
    schema: body,
    async send(wanted) {
      const { data } = await callApi('POST /api/practice/key', { body: wanted })
      await onMade(data.key)
    },
  })
  const { values, errors } = fields
  return (
    <Stack as="form" gap={5} width="form" above={4} start {...fields.form} aria-label={t('title')}>
      <Field label={t('name')} hint={t('nameHint')} error={errors.name}>
        {(control) => <input {...control} {...fields.text('name')} ref={goOnHere} maxLength={keyNameMax} />}
      </Field>
      <ChoiceButtons
        label={t('days')}
        name="expires_in_days"
        options={keyDayChoices.map((count) => ({ value: String(count), label: t('daysOf', { count }) }))}
        value={String(values.expires_in_days)}
        onChoose={(days) => fields.set('expires_in_days', Number(days))}
      />
      <ScopeChoices
        chosen={values.scopes}
        error={errors.scopes}
        onChange={(next) => fields.set('scopes', next)}
      />
      <FormFailure>{fields.failure}</FormFailure>
      <Toolbar>
        <Button variant="primary" type="submit" busy={fields.isBusy}>
          {t('make')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Toolbar>
    </Stack>
  )
}

function ScopeChoices({
  chosen,
  error,
  onChange,
}: {
  chosen: readonly Scope[]
  error: string | undefined
  onChange: (next: Scope[]) => void
}) {
  const t = useTranslations('keys.form')
  const locale = useLocale() === 'hi' ? 'hi' : 'en'
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend>{t('scopes')}</legend>
      <p className="small t3" id={`${id}-hint`}>
        {t('scopesHint')}
      </p>
      {scopesOf('healer').map((scope) => (
        <Choice
          key={scope}
          type="checkbox"
          name="scopes"
          value={scope}
          checked={chosen.includes(scope)}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
          }
        >
          {scopes[scope].words[locale]}
        </Choice>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
