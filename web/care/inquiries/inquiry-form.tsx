import '../../ui/form/zod-without-eval.ts'
import '../../messages/inquiries.ts'
import type { HealerCard } from '@newyou/contract/care/healers/healers'
import { inquiryForm } from '@newyou/contract/care/inquiries'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { callApi } from '../../session/call-api.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { toast } from '../../ui/overlay-store.ts'
import { useZoneName } from '../../ui/visitor-time.tsx'

/** A question before a booking. The wished time is in the visitor's own zone. */
export default function InquiryForm({
  healer,
  onSent,
}: {
  healer?: Pick<HealerCard, 'u_id' | 'full_name'> | undefined
  onSent: () => void
}) {
  const t = useTranslations('inquiries')
  const zone = useZoneName()
  const profile = useSession()?.profile
  const wishedTime = z
    .string()
    .refine((local) => local === '' || new Date(local).getTime() > Date.now(), { error: t('past') })
    .transform((local) => (local === '' ? undefined : new Date(local).toISOString()))
  const { values, errors, failure, isBusy, text, form, replace } = useForm({
    initial: { name: '', email: '', mobile_number: '', preferred_at: '', description: '' },
    schema: inquiryForm
      .omit({ preferred_at: true, healer_u_id: true, new_you_category_u_id: true })
      .extend({ preferred_at: wishedTime }),
    keepAs: 'inquiry-form',
    async send({ preferred_at, ...asked }) {
      const { message = '' } = await callApi('POST /api/website/appointment-inquiry', {
        body: {
          ...asked,
          ...(preferred_at ? { preferred_at } : {}),
          ...(healer ? { healer_u_id: healer.u_id } : {}),
        },
      })
      toast({ tone: 'ok', words: message })
      onSent()
    },
  })
  const fillIn = useEffectEvent((known: NonNullable<typeof profile>) =>
    replace((typed) => ({
      ...typed,
      name: typed.name || known.full_name,
      email: typed.email || (known.email ?? ''),
      mobile_number: typed.mobile_number || (known.mobile_number ?? ''),
    })),
  )
  useEffect(() => {
    if (profile) fillIn(profile)
  }, [profile])
  return (
    <form {...form} className={fieldsClass}>
      <p className="t2">{t('lead')}</p>
      <p className="t2">{healer ? t('seenBy', { name: healer.full_name }) : t('seenByTeam')}</p>
      <Field label={t('description')} error={errors.description}>
        {(control) => <textarea {...control} {...text('description')} rows={4} maxLength={1000} />}
      </Field>
      <CrisisHelp text={values.description} place="enquiry" />
      <Field label={t('when')} error={errors.preferred_at} hint={t('whenHint', { zone: zone.long })}>
        {(control) => <input {...control} {...text('preferred_at')} type="datetime-local" step={900} />}
      </Field>
      <Field label={t('name')} error={errors.name}>
        {(control) => <input {...control} {...text('name')} autoComplete="name" />}
      </Field>
      <Field label={t('email')} error={errors.email}>
        {(control) => (
          <input {...control} {...text('email')} type="email" inputMode="email" autoComplete="email" />
        )}
      </Field>
      <Field label={t('mobile')} error={errors.mobile_number}>
        {(control) => (
          <input
            {...control}
            {...text('mobile_number')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
          />
        )}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <Button variant="primary" wide type="submit" busy={isBusy}>
        {t('send')}
      </Button>
    </form>
  )
}
