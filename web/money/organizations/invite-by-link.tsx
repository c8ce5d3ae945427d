import '../../ui/form/zod-without-eval.ts'
import '../../messages/organizations.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Section } from '../../ui/parts.tsx'
import styles from './organizations.module.css'

const wrong = 'Please enter a number'
const schema = z.object({
  seats: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, { error: wrong })
    .transform(Number)
    .refine((seats) => seats > 0, { error: wrong }),
})

/** Makes a link that so many people can join with. */
export function InviteByLink({ organizationId }: { organizationId: string }) {
  const t = useTranslations('organizations.manage.link')
  const client = useQueryClient()
  const { errors, failure, isBusy, text, form, replace } = useForm({
    initial: { seats: '' },
    schema,
    async send(body) {
      await callApi('POST /api/website/managed-organization/{organizationId}/invitation', {
        params: { organizationId },
        body,
      })
      replace({ seats: '' })
      await client.invalidateQueries({ queryKey: ['organizations', organizationId] })
    },
  })
  return (
    <Section>
      <h2>{t('title')}</h2>
      <form {...form} className={styles.form} aria-label={t('title')}>
        <Field label={t('seats')} hint={t('hint')} error={errors.seats}>
          {(control) => <input {...control} {...text('seats')} inputMode="numeric" autoComplete="off" />}
        </Field>
        <FormFailure>{failure}</FormFailure>
        <Button variant="quiet" type="submit" busy={isBusy}>
          {t('action')}
        </Button>
      </form>
    </Section>
  )
}
