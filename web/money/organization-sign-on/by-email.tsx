import '../../ui/form/zod-without-eval.ts'
import '../../messages/organization-sign-on.ts'
import { email } from '@newyou/contract/people/accounts/fields'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { Button } from '../../ui/button.tsx'
import { Entrance, fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { urls } from '../../urls.ts'
import { goThere } from './go-there.ts'

const schema = z.object({ email })

/** The work e-mail leads to the log-in of the organisation. */
export default function ByEmail() {
  const t = useTranslations('organization-sign-on')
  const [query] = useSearchParams()
  const redirectTo = query.get('redirect_to') ?? undefined
  const [isLeaving, setLeaving] = useState(false)
  const { errors, failure, isBusy, text, form } = useForm({
    initial: { email: '' },
    schema,
    async send(whose) {
      await goThere(whose, redirectTo)
      setLeaving(true)
    },
  })
  return (
    <Entrance
      title={t('title')}
      lead={t('lead')}
      aside={
        <p>
          {t.rich('otp', {
            link: (words) => <LocaleLink to={urls.login(redirectTo)}>{words}</LocaleLink>,
          })}
        </p>
      }
    >
      <form {...form} className={fieldsClass} aria-label={t('title')}>
        <Field label={t('email')} hint={t('emailHint')} error={errors.email} keepsRoom>
          {(control) => (
            <input
              {...control}
              {...text('email')}
              type="text"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <FormFailure>{failure}</FormFailure>
        <Button variant="primary" wide type="submit" busy={isBusy || isLeaving}>
          {t('goOn')}
        </Button>
      </form>
    </Entrance>
  )
}
