import '../../messages/guardians.ts'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import type { GuardianDoor } from '@newyou/contract/people/guardians/guardians'
import type { GuardianDecision, GuardianState } from '@newyou/contract/people/guardians/rules'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { say } from '../../api/say.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { fieldsClass } from '../../ui/entrance.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, FieldError, FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import type { Locale } from '../../ui/locale.ts'
import { useWhen } from '../../ui/visitor-time.tsx'

type Answered = Exclude<GuardianState, 'pending'>
interface Values {
  decision: GuardianDecision | ''
  name: string
  is_guardian: boolean
}

/** Where only one answer is left, it is not asked for. */
const onlyDecision = { pending: '', given: 'withdraw', refused: 'give', withdrawn: 'give' } as const

/** The answer of a guardian: what, the name as a signature, and that they are the guardian. */
export function AnswerForm({
  token,
  door: { young_name: young, name_hint: hint, state, version, expires_at: expiresAt },
  onAnswered,
  onClosed,
}: {
  token: string
  door: Extract<GuardianDoor, { is: 'open' }>
  onAnswered: (state: Answered) => void
  /** The link was used or ran out meanwhile. */
  onClosed: () => void
}) {
  const t = useTranslations('guardians.door')
  const locale = useLocale()
  const { at } = useWhen()
  const { values, errors, failure, isBusy, set, text, form } = useForm<Values, Answer>({
    initial: { decision: onlyDecision[state], name: '', is_guardian: false },
    schema: (given) => checked(given, locale),
    async send({ decision, name }) {
      try {
        const { data } = await callApi('PUT /api/website/guardian-consent/{token}', {
          params: { token },
          body: { decision, name, is_guardian: true, version },
        })
        onAnswered(data.state as Answered) // an answer never leads back to pending
      } catch (error) {
        if (error instanceof ApiError && error.code === 'guardianLinkClosed') onClosed()
        else throw error
      }
    },
  })
  const [tickError, nameError] = [errors.is_guardian, errors.name]
  return (
    <form {...form} className={fieldsClass} aria-label={t('formTitle')}>
      {state === 'pending' ? (
        <ChoiceButtons
          label={t('decision')}
          name="decision"
          options={(['give', 'refuse'] as const).map((value) => ({ value, label: t(`decisions.${value}`) }))}
          value={values.decision}
          error={errors.decision}
          onChoose={(decision) => set('decision', decision)}
        />
      ) : (
        <p>{t(`state.${state}`)}</p>
      )}
      <Field label={t('name')} hint={t('nameHint', { young, hint })} error={nameError}>
        {(control) => <input {...control} {...text('name')} maxLength={130} autoComplete="name" />}
      </Field>
      <div>
        <Choice
          type="checkbox"
          name="is_guardian"
          checked={values.is_guardian}
          aria-invalid={tickError ? true : undefined}
          onChange={({ target }) => set('is_guardian', target.checked)}
        >
          {t('tick', { name: young })}
        </Choice>
        {tickError && <FieldError>{tickError}</FieldError>}
      </div>
      <FormFailure>{failure}</FormFailure>
      <Button variant="primary" type="submit" busy={isBusy}>
        {t(state === 'pending' ? 'submit' : state === 'given' ? 'withdraw' : 'give')}
      </Button>
      <p className="small t2">{t('expires', { when: at(expiresAt) })}</p>
    </form>
  )
}

interface Answer {
  decision: GuardianDecision
  name: string
}

function checked({ decision, name, is_guardian }: Values, locale: Locale) {
  const required = say(locale, accountMessages.required)
  if (decision && name.trim() && is_guardian) return { parsed: { decision, name: name.trim() } }
  return {
    wrong: {
      ...(!decision && { decision: required }),
      ...(!name.trim() && { name: required }),
      ...(!is_guardian && { is_guardian: say(locale, accountMessages.guardianNotConfirmed) }),
    },
  }
}
