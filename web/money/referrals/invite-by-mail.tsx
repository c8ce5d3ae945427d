import '../../ui/form/zod-without-eval.ts'
import '../../messages/referrals.ts'
import { referrals } from '@newyou/contract/money/referrals'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { toast } from '../../ui/overlay-store.ts'
import { Section } from '../../ui/parts.tsx'
import styles from './earn-and-refer.module.css'

/** Sends the code to a friend; the words of the mail are ours. */
export function InviteByMail() {
  const t = useTranslations('referrals.mail')
  const { errors, failure, isBusy, text, form, replace } = useForm({
    initial: { email: '' },
    schema: referrals['POST /api/website/referral-code-mail'].body,
    async send(body) {
      const { message } = await callApi('POST /api/website/referral-code-mail', { body })
      replace({ email: '' })
      if (message) toast({ tone: 'ok', words: message })
    },
  })
  return (
    <Section>
      <h2>{t('title')}</h2>
      <form {...form} className={styles.mail} aria-label={t('title')}>
        <Field label={t('email')} hint={t('hint')} error={errors.email}>
          {(control) => <input {...control} {...text('email')} type="email" autoComplete="off" />}
        </Field>
        <FormFailure>{failure}</FormFailure>
        <Button variant="quiet" type="submit" busy={isBusy}>
          {t('send')}
        </Button>
      </form>
    </Section>
  )
}
