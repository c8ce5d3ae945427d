import '../../messages/healing-sessions.ts'
import type { PracticeAppointment } from '@newyou/contract/appointments/appointments'
import { leastGatewayPaise, paisePerRupee } from '@newyou/contract/business'
import type { HealerDetail, SessionMode } from '@newyou/contract/healers'
import { descriptionMax, healingTitleMax } from '@newyou/contract/vocabulary'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { ChangePanel } from '../../appointments/change-panel.tsx'
import { TimesNear, useTimesNear } from '../../appointments/times-near.tsx'
import { useChanges } from '../../appointments/use-changes.ts'
import { useSite } from '../../frame/site.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Field, focusFirstWrong } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { rupees } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import panel from '../../ui/panel.module.css'
import { useWhen, useZoneName } from '../../ui/visitor-time.tsx'
import own from '../counseling.module.css'

/** How long an offer may stand, beside what the house says. */
const standingHours = [24, 48, 72, 168]

interface Values {
  title: string
  words: string
  rupees: string
  hours: number
  mode: SessionMode
}
type Problems = Partial<Record<'title' | 'words' | 'price' | 'time', string>>

/** Price as typed; `undefined` when it is none. */
function paiseOf(text: string): number | undefined {
  const count = Number(text.replace(/[₹,\s]/g, ''))
  return text.trim() === '' || Number.isNaN(count) || count < 0
    ? undefined
    : Math.round(count * paisePerRupee)
}

/** What it is for, when, how, for how much and how long it stands: one healing session for one client. */
export function OfferForm({
  appointment,
  healer,
  onDone,
}: {
  appointment: PracticeAppointment
  healer: HealerDetail
  onDone: () => void
}) {
  const t = useTranslations('healing-sessions.practice.form')
  const required = useTranslations('ui')('fieldRequired')
  const { until } = useWhen()
  const wordsFor = useErrorWords()
  const { change } = useChanges()
  const { settings } = useSite()
  const { healing_price_max_paise: most, healing_offer_hours: usual } = settings
  const availability = useTimesNear(healer.u_id, undefined)
  const zoneName = useZoneName(availability.free[0])
  const [values, setValues] = useState<Values>({
    title: '',
    words: '',
    rupees: String(Math.min(healer.price_paise, most) / paisePerRupee),
    hours: usual,
    mode: healer.modes[0] ?? 'video',
  })
  const [time, setTime] = useState<string>()
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)
  const name = appointment.client_name
  const set = (part: Partial<Values>) => {
    setValues((before) => ({ ...before, ...part }))
    setProblems({})
  }

  function problemsOf(): Problems {
    const price = paiseOf(values.rupees)
    const isPrice = price !== undefined && price <= most && (price === 0 || price >= leastGatewayPaise)
    return {
      ...(values.title.trim() ? {} : { title: required }),
      ...(values.words.trim() ? {} : { words: required }),
      ...(isPrice ? {} : { price: t('priceWrong', { most: rupees(most) }) }),
      ...(time ? {} : { time: t('timeMissing') }),
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (running.current) return
    const found = problemsOf()
    setProblems(found)
    setFailure(undefined)
    if (!time || Object.keys(found).length > 0) {
      requestAnimationFrame(() => focusFirstWrong(form))
      return
    }
    running.current = true
    setBusy(true)
    try {
      await change(() =>
        callApi('POST /api/practice/healing-session', {
          body: {
            appointment_u_id: appointment.u_id,
            title: values.title,
            description: values.words,
            starts_at: time,
            mode: values.mode,
            price_paise: paiseOf(values.rupees) ?? 0,
            stands_hours: values.hours,
          },
        }),
      )
      onDone()
    } catch (error) {
      setFailure(wordsFor(error))
      setTime(undefined)
      availability.showWeek(availability.from)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return (
    <ChangePanel title={t('title', { name })} isOpened>
      <form noValidate onSubmit={submit} className={own.form}>
        <Field label={t('what')} hint={t('whatHint')} error={problems.title}>
          {(control) => (
            <input
              {...control}
              maxLength={healingTitleMax}
              value={values.title}
              onChange={({ target }) => set({ title: target.value })}
            />
          )}
        </Field>
        <Field label={t('words')} hint={t('wordsHint', { name })} error={problems.words}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={descriptionMax}
              value={values.words}
              onChange={({ target }) => set({ words: target.value })}
            />
          )}
        </Field>
        <fieldset aria-describedby="offer-time">
          <legend>{t('time')}</legend>
          <p className="small t3">{t('zone', { zone: zoneName.long })}</p>
          <TimesNear
            availability={availability}
            chosen={time}
            onChoose={(chosen) => {
              setTime(chosen)
              setProblems({})
            }}
          />
          <p
            id="offer-time"
            aria-live="polite"
            className={problems.time ? `${panel.wrong} ${own.said}` : own.said}
          >
            {time ? <b>{t('chosen', { when: until(time) })}</b> : (problems.time ?? t('choose'))}
          </p>
        </fieldset>
        <fieldset>
          <legend>{t('mode')}</legend>
          <div className={own.modes}>
            {healer.modes.map((mode) => (
              <Choice
                key={mode}
                type="radio"
                name="mode"
                value={mode}
                checked={mode === values.mode}
                onChange={() => set({ mode })}
              >
                {t(`modes.${mode}`)}
              </Choice>
            ))}
          </div>
        </fieldset>
        <div className={own.pair}>
          <Field
            label={t('price')}
            hint={t('priceHint', { fee: rupees(healer.price_paise), most: rupees(most) })}
            error={problems.price}
          >
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                value={values.rupees}
                onChange={({ target }) => set({ rupees: target.value })}
              />
            )}
          </Field>
          <Field label={t('stands')} hint={t('standsHint')}>
            {(control) => (
              <select
                {...control}
                value={values.hours}
                onChange={({ target }) => set({ hours: Number(target.value) })}
              >
                {[...new Set([...standingHours, usual])]
                  .sort((one, other) => one - other)
                  .map((count) => (
                    <option key={count} value={count}>
                      {t('hours', { count })}
                    </option>
                  ))}
              </select>
            )}
          </Field>
        </div>
        {failure && <FormFailure>{failure}</FormFailure>}
        <div className={layout.cluster}>
          <Button look="leaf" type="submit" busy={isBusy}>
            {t('send')}
          </Button>
          <Button look="bare" onClick={onDone}>
            {t('keep')}
          </Button>
        </div>
      </form>
    </ChangePanel>
  )
}
