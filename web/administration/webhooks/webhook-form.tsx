import '../../messages/webhooks.ts'
import { type HealerEventKind, healerEventKinds } from '@newyou/contract/administration/webhooks/events'
import { type OwnWebhook, ownWebhooks } from '@newyou/contract/administration/webhooks/own-webhooks'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { FieldError, FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Stack, Toolbar } from '../../ui/parts.tsx'
import { healerKind, keyOfKind } from './words.ts'

const { body } = ownWebhooks['POST /api/practice/webhook']
export type WrittenWebhook = z.output<typeof body>

interface Values {
  url: string
  description: string
  kinds: HealerEventKind[]
}
/** Its button is gone: who opened the form goes on in it. */
const goOnHere = (field: HTMLInputElement | null) => field?.focus()

const empty: Values = { url: '', description: '', kinds: ['appointment.booked'] }

/** Where messages go, and which: a new webhook, or one that is changed. */
export function WebhookForm({
  of: webhook,
  onSend,
  onCancel,
}: {
  of?: OwnWebhook
  onSend: (written: WrittenWebhook) => Promise<void>
  onCancel: () => void
}) {
  const t = useTranslations('webhooks.form')
  const kindWords = useTranslations('webhooks.kinds')
  const id = useId()
  const { values, errors, failure, isBusy, text, form, set } = useForm<Values, WrittenWebhook>({
    initial: webhook
      ? {
          url: webhook.url,
          description: webhook.description,
          kinds: webhook.kinds.flatMap((kind) => healerKind(kind) ?? []),
        }
      : empty,
    schema: body,
    send: ({ url, description, kinds }) => onSend({ url, description, kinds }),
  })
  return (
    <Stack
      as="form"
      gap={5}
      width="form"
      above={4}
      start
      {...form}
      aria-label={t(webhook ? 'changeTitle' : 'title')}
    >
      <Field label={t('url')} hint={t('urlHint')} error={errors.url}>
        {(control) => (
          <input
            {...control}
            {...text('url')}
            ref={goOnHere}
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('description')} hint={t('descriptionHint')} error={errors.description}>
        {(control) => <input {...control} {...text('description')} maxLength={200} />}
      </Field>
      <fieldset aria-describedby={errors.kinds ? `${id}-error` : undefined}>
        <legend>{t('kinds')}</legend>
        {healerEventKinds.map((kind) => (
          <Choice
            key={kind}
            type="checkbox"
            name="kinds"
            value={kind}
            checked={values.kinds.includes(kind)}
            aria-invalid={errors.kinds ? true : undefined}
            onChange={({ target }) =>
              set(
                'kinds',
                target.checked ? [...values.kinds, kind] : values.kinds.filter((one) => one !== kind),
              )
            }
          >
            {kindWords(keyOfKind(kind))}
          </Choice>
        ))}
        {errors.kinds && <FieldError id={`${id}-error`}>{errors.kinds}</FieldError>}
      </fieldset>
      <FormFailure>{failure}</FormFailure>
      <Toolbar>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t(webhook ? 'save' : 'make')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Toolbar>
    </Stack>
  )
}
