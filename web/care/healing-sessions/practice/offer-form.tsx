import '../../../messages/healing-sessions.ts'
import { leastGatewayPaise, paisePerRupee } from '@newyou/contract/business'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import type { HealerDetail, SessionMode } from '@newyou/contract/care/healers/healers'
import { isOnline } from '@newyou/contract/care/healers/meeting-modes'
import { descriptionMax, healingTitleMax } from '@newyou/contract/vocabulary'
import { useTranslations } from 'use-intl'
import { useSite } from '../../../page/site.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFailure } from '../../../ui/form/form-parts.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { rupees } from '../../../ui/format.ts'
import layout from '../../../ui/layout.module.css'
import { Card, CardGrid, Stack } from '../../../ui/parts.tsx'
import { useWhen, useZoneName } from '../../../ui/visitor-time.tsx'
import { ChangePanel } from '../../appointments/change-panel.tsx'
import { TimesNear, useTimesNear } from '../../appointments/times-near.tsx'
import { useChanges } from '../../appointments/use-changes.ts'
import { serviceOf } from '../../healers/load-healer.ts'
import { useServiceWords } from '../../healers/service-words.ts'

/** How long an offer may stand, beside what the house says. */
const standingHours = [24, 48, 72, 168]

interface Values {
  title: string
  words: string
  price: string
  hours: number
  service: string
  mode: SessionMode
  time: string
}

/** Price as typed; `undefined` when it is none. */
function paiseOf(text: string): number | undefined {
  const count = Number(text.replace(/[₹,\s]/g, ''))
  return text.trim() === '' || Number.isNaN(count) || count < 0
    ? undefined
    : Math.round(count * paisePerRupee)
}

/** Topic, time, mode, price and validity of an offer: one healing session for one client. */
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
  const { change } = useChanges()
  const wordsOf = useServiceWords()
  const { settings } = useSite()
  const { healing_price_max_paise: most, healing_offer_hours: usual } = settings
  const name = appointment.client_name
  const first = serviceOf(healer, undefined)
  // An offer is a session online.
  const services = healer.services.filter(({ modes }) => modes.some(isOnline))
  const { values, errors, failure, isBusy, set, replace, form } = useForm<Values, Values>({
    initial: {
      title: '',
      words: '',
      price: String(Math.min(healer.price_paise, most) / paisePerRupee),
      hours: usual,
      service: first.u_id,
      mode: first.modes.find(isOnline) ?? 'video',
      time: '',
    },
    schema(offer) {
      const price = paiseOf(offer.price)
      const isPrice = price !== undefined && price <= most && (price === 0 || price >= leastGatewayPaise)
      const wrong = {
        ...(offer.title.trim() ? {} : { title: required }),
        ...(offer.words.trim() ? {} : { words: required }),
        ...(isPrice ? {} : { price: t('priceWrong', { most: rupees(most) }) }),
        ...(offer.time ? {} : { time: t('timeMissing') }),
      }
      return Object.keys(wrong).length > 0 ? { wrong } : { parsed: offer }
    },
    async send(offer) {
      try {
        await change(() =>
          callApi('POST /api/practice/healing-session', {
            body: {
              appointment_u_id: appointment.u_id,
              title: offer.title,
              description: offer.words,
              service_u_id: offer.service,
              starts_at: offer.time,
              mode: offer.mode,
              price_paise: paiseOf(offer.price) ?? 0,
              stands_hours: offer.hours,
            },
          }),
        )
      } catch (error) {
        set('time', '')
        availability.showWeek(availability.from)
        throw error
      }
      onDone()
    },
  })

  const service = serviceOf(healer, values.service)
  const availability = useTimesNear(healer.u_id, service.u_id, undefined)
  const zoneName = useZoneName(availability.free[0])
  const chooseService = (serviceId: string) => {
    const next = serviceOf(healer, serviceId)
    replace({
      ...values,
      service: next.u_id,
      price: String(Math.min(next.price_paise, most) / paisePerRupee),
      mode: next.modes.includes(values.mode) ? values.mode : (next.modes.find(isOnline) ?? 'video'),
      time: '',
    })
  }

  return (
    <ChangePanel title={t('title', { name })} isOpened>
      <Stack as="form" gap={5} {...form}>
        <Field label={t('what')} hint={t('whatHint')} error={errors.title}>
          {(control) => (
            <input
              {...control}
              maxLength={healingTitleMax}
              value={values.title}
              onChange={({ target }) => set('title', target.value)}
            />
          )}
        </Field>
        <Field label={t('words')} hint={t('wordsHint', { name })} error={errors.words}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={descriptionMax}
              value={values.words}
              onChange={({ target }) => set('words', target.value)}
            />
          )}
        </Field>
        {services.length > 1 && (
          <Field label={t('service')}>
            {(control) => (
              <select
                {...control}
                value={values.service}
                onChange={({ target }) => chooseService(target.value)}
              >
                {services.map((one) => (
                  <option key={one.u_id} value={one.u_id}>
                    {t('serviceOption', { name: wordsOf(one).name, count: one.minutes })}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <fieldset aria-describedby="offer-time">
          <legend>{t('time')}</legend>
          <p className="small t3">{t('zone', { zone: zoneName.long })}</p>
          <TimesNear
            availability={availability}
            chosen={values.time || undefined}
            onChoose={(chosen) => set('time', chosen)}
          />
          <Card
            as="p"
            tone={errors.time ? 'bad' : 'raised'}
            size="small"
            above={3}
            id="offer-time"
            aria-live="polite"
          >
            {values.time ? <b>{t('chosen', { when: until(values.time) })}</b> : (errors.time ?? t('choose'))}
          </Card>
        </fieldset>
        <fieldset>
          <legend>{t('mode')}</legend>
          <Stack gap={2}>
            {service.modes.filter(isOnline).map((mode) => (
              <Choice
                key={mode}
                type="radio"
                name="mode"
                value={mode}
                checked={mode === values.mode}
                onChange={() => set('mode', mode)}
              >
                {t(`modes.${mode}`)}
              </Choice>
            ))}
          </Stack>
        </fieldset>
        <CardGrid as="div" columns={2} gap={5}>
          <Field
            label={t('price')}
            hint={t('priceHint', { fee: rupees(service.price_paise), most: rupees(most) })}
            error={errors.price}
          >
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                value={values.price}
                onChange={({ target }) => set('price', target.value)}
              />
            )}
          </Field>
          <Field label={t('stands')} hint={t('standsHint')}>
            {(control) => (
              <select
                {...control}
                value={values.hours}
                onChange={({ target }) => set('hours', Number(target.value))}
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
        </CardGrid>
        {failure && <FormFailure>{failure}</FormFailure>}
        <div className={layout.cluster}>
          <Button variant="accent" type="submit" busy={isBusy}>
            {t('send')}
          </Button>
          <Button variant="bare" onClick={onDone}>
            {t('keep')}
          </Button>
        </div>
      </Stack>
    </ChangePanel>
  )
}
