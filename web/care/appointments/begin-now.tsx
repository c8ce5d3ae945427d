import '../../messages/healers-booking.ts'
import '../../messages/healers-now.ts'
import { appointmentMinutes } from '@newyou/contract/business'
import type { BookingPolicy } from '@newyou/contract/care/appointments/policy'
import type { HealerDetail, SessionMode } from '@newyou/contract/care/healers/healers'
import { nowPolicy } from '@newyou/contract/care/healers/now-rules'
import { descriptionMax, descriptionMissing } from '@newyou/contract/vocabulary'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { useSite } from '../../page/site.ts'
import { callApi } from '../../session/call-api.ts'
import { randomId } from '../../session/random-id.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Field, focusFirstWrong } from '../../ui/field.tsx'
import { ChoiceButtons, FormFailure } from '../../ui/form/form-parts.tsx'
import { rupees } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { useLocalized } from '../../ui/locale-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Card, Stack } from '../../ui/parts.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { urls } from '../../urls.ts'
import { useThere } from '../healers/available-now/use-there.ts'

/** Books a session that starts within a quarter of an hour, with its own rules before the payment. */
export default function BeginNow({ healer }: { healer: HealerDetail }) {
  const t = useTranslations('healers-now')
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  const known = useThere(healer.u_id)
  const there = known?.[0]
  // The link of a list names this part, which was not there when the page came.
  const isAsked = hash === '#now' && there !== undefined
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView()
  }, [isAsked])
  if (!known) return null
  if (!there) return hash === '#now' ? <Notice>{t('gone', { name: healer.full_name })}</Notice> : null
  return (
    <Card as="section" id="now" ref={section} tone="raised" aria-labelledby="now-title">
      <NowForm healer={healer} startsAt={there.starts_at} modes={there.modes} />
    </Card>
  )
}

function NowForm({
  healer,
  startsAt,
  modes,
}: {
  healer: HealerDetail
  startsAt: string
  modes: readonly SessionMode[]
}) {
  const t = useTranslations('healers-now')
  const words = useTranslations('healers-booking')
  const { until } = useWhen()
  const { booking_policy: policy } = useSite().settings
  const session = useSession()
  const navigate = useNavigate()
  const localized = useLocalized()
  const wordsKey = `booking-words:${healer.u_id}`
  const [description, setDescription] = useState(() => sessionStorage.getItem(wordsKey) ?? '')
  const [wrong, setWrong] = useState<string>()
  const [mode, setMode] = useState<SessionMode>(modes[0] ?? 'video')
  const [isWorkAccount, setWorkAccount] = useState(false)
  const backHere = `${urls.healer(healer.u_id)}#now`
  const { run, isBusy, isDone, failure } = useAction(
    async () => {
      sessionStorage.setItem(wordsKey, description)
      if (!session) return navigate(localized(urls.login(backHere)))
      if (session.role !== 'client') return setWorkAccount(true)
      try {
        const { data } = await callApi('POST /api/website/available-now', {
          body: { healer_u_id: healer.u_id, mode, description: description.trim() },
          idempotencyKey: randomId(),
        })
        sessionStorage.removeItem(wordsKey)
        await navigate(localized(urls.payment(data.order_u_id)))
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'profileIncomplete')) throw error
        await navigate(localized(urls.profile(backHere)))
      }
    },
    { shows: 'failure' },
  )
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (description.trim()) return void run()
    setWrong(descriptionMissing)
    requestAnimationFrame(() => focusFirstWrong(form))
  }
  const [time, price] = [until(startsAt), rupees(healer.price_paise)]
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      <h2 id="now-title">{t('title')}</h2>
      <p>{t('offer', { name: healer.full_name, time, count: appointmentMinutes, price })}</p>
      {modes.length > 1 && (
        <ChoiceButtons
          label={words('mode')}
          name="now-mode"
          options={modes.map((value) => ({ value, label: words(`modes.${value}`) }))}
          value={mode}
          onChoose={setMode}
        />
      )}
      <Field
        label={words('description')}
        hint={words('descriptionHint', { name: healer.full_name })}
        error={wrong}
      >
        {(control) => (
          <textarea
            {...control}
            rows={1}
            maxLength={descriptionMax}
            required
            value={description}
            onChange={({ target }) => {
              setDescription(target.value)
              if (target.value.trim()) setWrong(undefined)
            }}
          />
        )}
      </Field>
      <CrisisHelp text={description} place="booking" />
      <section aria-labelledby="now-rules">
        <h3 id="now-rules">{t('rules.title')}</h3>
        <NowRules policy={nowPolicy(policy)} name={healer.full_name} />
      </section>
      <FormFailure>{isWorkAccount ? words('healerAccount') : failure}</FormFailure>
      <Button variant="accent" wide type="submit" busy={isBusy || isDone}>
        {t('book', { time, price })}
      </Button>
    </Stack>
  )
}

/** Its own rules. It starts so soon that deadlines of whole hours have passed. */
function NowRules({ policy, name }: { policy: BookingPolicy; name: string }) {
  const t = useTranslations('healers-now.rules')
  const percent = policy.refund_steps.find(({ until_hours }) => until_hours === 0)?.percent ?? 0
  return (
    <ul className={layout.bullets}>
      <li>{t('cancel', { percent })}</li>
      <li>{t('healer', { name })}</li>
      <li>{t('late', { count: policy.late_minutes, name })}</li>
    </ul>
  )
}
