import '../../messages/imports.ts'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { say } from '../../api/say.ts'
import { useAction } from '../../api/use-action.ts'
import { PublishedLink } from '../../page/published-link.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { FieldError, FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Section } from '../../ui/parts.tsx'

interface Values {
  first_name: string
  accepts_terms: boolean
}

const missing = {
  first_name: 'Please enter your first name',
  accepts_terms: 'Please accept the terms and the privacy policy',
}

/** A yes with the first name that the practice knows, or a no with one press. */
export function WelcomeForm({
  token,
  onDone,
}: {
  token: string
  onDone: (is: 'accepted' | 'refused' | 'closed') => void
}) {
  const t = useTranslations('imports')
  const locale = useLocale()
  /** What became of it, where the link was closed meanwhile too. */
  async function answered(is: 'accepted' | 'refused', send: () => Promise<unknown>) {
    try {
      await send()
      onDone(is)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'importedLinkClosed') onDone('closed')
      else throw error
    }
  }
  const refusing = useAction(
    () =>
      answered('refused', () =>
        callApi('POST /api/website/imported-client/{token}/no', { params: { token } }),
      ),
    { shows: 'failure' },
  )
  const { values, errors, failure, isBusy, set, text, form } = useForm<Values, Values>({
    initial: { first_name: '', accepts_terms: false },
    schema: (given) => {
      const wrong = {
        ...(!given.first_name.trim() && { first_name: say(locale, missing.first_name) }),
        ...(!given.accepts_terms && { accepts_terms: say(locale, missing.accepts_terms) }),
      }
      return Object.keys(wrong).length ? { wrong } : { parsed: given }
    },
    send: ({ first_name }) =>
      answered('accepted', () =>
        callApi('POST /api/website/imported-client/{token}', {
          params: { token },
          body: { first_name, accepts_terms: true },
        }),
      ),
  })
  const terms = (words: ReactNode) => <PublishedLink slug="terms-and-condition">{words}</PublishedLink>
  const policy = (words: ReactNode) => <PublishedLink slug="privacy-policy">{words}</PublishedLink>
  return (
    <Section as="div" gap={3} width="form" above={4}>
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <h2>{t('yes')}</h2>
      <p>{t('yesWords')}</p>
      <form {...form} className={fieldsClass} aria-label={t('yes')}>
        <Field label={t('name')} hint={t('nameHint')} error={errors.first_name}>
          {(control) => <input {...control} {...text('first_name')} autoComplete="given-name" />}
        </Field>
        <div>
          <Choice
            type="checkbox"
            name="accepts_terms"
            checked={values.accepts_terms}
            aria-invalid={errors.accepts_terms ? true : undefined}
            onChange={({ target }) => set('accepts_terms', target.checked)}
          >
            {t.rich('terms', { terms, policy })}
          </Choice>
          {errors.accepts_terms && <FieldError>{errors.accepts_terms}</FieldError>}
        </div>
        <FormFailure>{failure}</FormFailure>
        <Button variant="primary" wide type="submit" busy={isBusy}>
          {t('submit')}
        </Button>
      </form>
      <h2>{t('no')}</h2>
      <p>{t('noWords')}</p>
      <FormFailure>{refusing.failure}</FormFailure>
      <div>
        <Button variant="quiet" busy={refusing.isBusy} onClick={() => void refusing.run()}>
          {t('refuse')}
        </Button>
      </div>
    </Section>
  )
}
