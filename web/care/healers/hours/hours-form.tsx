import '../../../messages/practice.ts'
import { appointmentMinutes, homeZone } from '@newyou/contract/business'
import type { PracticeAppointment } from '@newyou/contract/care/appointments/appointments'
import type { PracticeHours } from '@newyou/contract/care/appointments/hours'
import {
  type HoursValues,
  hoursOf,
  hoursProblems,
  valuesOf,
  weekdays,
} from '@newyou/contract/care/appointments/hours-form'
import type { MeetingPlace } from '@newyou/contract/care/healers/places'
import { useQueryClient } from '@tanstack/react-query'
import { type Ref, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { showSaved } from '../../../api/show-saved.ts'
import { practiceUrls } from '../../../practice-urls.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/choice.tsx'
import { Field } from '../../../ui/field.tsx'
import { FieldError, FormFailure } from '../../../ui/form/form-parts.tsx'
import { type FormErrors, useForm } from '../../../ui/form/use-form.ts'
import { dayNames } from '../../../ui/format.ts'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconPlus, IconTrash } from '../../../ui/icons.ts'
import layout from '../../../ui/layout.module.css'
import { LocaleLink } from '../../../ui/locale-link.tsx'
import { toast } from '../../../ui/overlay-store.ts'
import { Stack } from '../../../ui/parts.tsx'
import { useLeaveQuestion } from '../../../ui/use-leave-question.ts'
import { useWhen } from '../../../ui/visitor-time.tsx'
import { ownQueries } from '../queries.ts'
import styles from './hours.module.css'
import { WindowFields } from './window-fields.tsx'

const replaced = <T,>(list: readonly T[], index: number, next: T) =>
  list.map((item, at) => (at === index ? next : item))
const without = <T,>(list: readonly T[], index: number) => list.filter((_, at) => at !== index)

/** The week, special dates, leave and the two rules; one button saves all of it. */
export function HoursForm({ hours, places }: { hours: PracticeHours; places: readonly MeetingPlace[] }) {
  const t = useTranslations('practice.hours')
  const locale = useLocale()
  const when = useTranslations('when')
  const zoneName = hours.time_zone === homeZone ? when('indiaShort') : hours.time_zone.replaceAll('_', ' ')
  const client = useQueryClient()
  const [outside, setOutside] = useState<readonly PracticeAppointment[]>()
  const outsideRef = useRef<HTMLDivElement>(null)
  const { values, errors, failure, isBusy, set, replace, checkAll, text, form } = useForm<
    HoursValues,
    PracticeHours
  >({
    initial: valuesOf(hours),
    schema(next) {
      const problems = Object.entries(hoursProblems(next, appointmentMinutes))
      if (problems.length === 0) return { parsed: hoursOf(next, hours.time_zone) }
      const words = problems.map(([part, is]) => [part, t(`problems.${is}`, { count: appointmentMinutes })])
      return { wrong: Object.fromEntries(words) as FormErrors<HoursValues> } // the parts are the form's
    },
    async send(body) {
      const { data } = await callApi('PUT /api/practice/hours', { body })
      await showSaved(client, ownQueries.hours().queryKey, data.hours)
      replace(valuesOf(data.hours))
      setOutside(data.outside)
      toast({ tone: 'ok', words: t('saved') })
      requestAnimationFrame(() => outsideRef.current?.focus())
    },
  })
  const isChanged = JSON.stringify(values) !== JSON.stringify(valuesOf(hours))
  useLeaveQuestion(isChanged && !isBusy, {
    title: t('leaving.title'),
    words: t('leaving.words'),
    confirmLabel: t('leaving.confirm'),
    cancelLabel: t('leaving.cancel'),
  })
  // The first of January 2024 was a Monday.
  const weekdayName = (weekday: number) => dayNames(`2024-01-0${weekday}`, locale).weekday

  return (
    <>
      <h1>{t('title')}</h1>
      <p className={`t2 ${layout.intro}`}>{t('zone', { zone: zoneName })}</p>
      {outside && outside.length > 0 && <Outside appointments={outside} ref={outsideRef} />}
      <form {...form} onBlur={checkAll} className={styles.form} aria-label={t('title')}>
        <section>
          <h2>{t('week')}</h2>
          {weekdays.map((weekday, index) => {
            const windows = values.week[index] ?? []
            return (
              <fieldset key={weekday} className={styles.day} aria-label={weekdayName(weekday)}>
                <b>{weekdayName(weekday)}</b>
                <WindowFields
                  windows={windows}
                  dayName={weekdayName(weekday)}
                  places={places}
                  emptyWords={t('closed')}
                  error={errors[`week.${index}`]}
                  onChange={(next) => set('week', replaced(values.week, index, [...next]))}
                />
              </fieldset>
            )
          })}
        </section>

        <section>
          <h2>{t('overrides')}</h2>
          <p className="t2">{t('overridesWords')}</p>
          {values.overrides.map((override, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day being typed has no other name yet
            <fieldset key={index} className={styles.item}>
              <legend className="sr-only">{t('override', { count: index + 1 })}</legend>
              <div className={styles.itemHead}>
                <Field label={t('date')}>
                  {(control) => (
                    <input
                      {...control}
                      type="date"
                      aria-invalid={errors[`overrides.${index}`] ? true : undefined}
                      value={override.date}
                      onChange={({ target }) =>
                        set(
                          'overrides',
                          replaced(values.overrides, index, { ...override, date: target.value }),
                        )
                      }
                    />
                  )}
                </Field>
                <IconButton
                  label={t('removeDay')}
                  onClick={() => set('overrides', without(values.overrides, index))}
                >
                  <Icon of={IconTrash} />
                </IconButton>
              </div>
              <WindowFields
                windows={override.windows}
                dayName={override.date || t('date')}
                places={places}
                emptyWords={t('closedThatDay')}
                error={errors[`overrides.${index}`]}
                onChange={(windows) =>
                  set('overrides', replaced(values.overrides, index, { ...override, windows }))
                }
              />
            </fieldset>
          ))}
          <Button
            variant="quiet"
            small
            onClick={() => set('overrides', [...values.overrides, { date: '', windows: [] }])}
          >
            <Icon of={IconPlus} />
            {t('addDay')}
          </Button>
        </section>

        <section>
          <h2>{t('leave')}</h2>
          <p className="t2">{t('leaveWords')}</p>
          {values.leave.map((leave, index) => {
            const error = errors[`leave.${index}`]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: leave being typed has no other name yet
              <fieldset key={index} className={styles.item}>
                <legend className="sr-only">{t('leaveItem', { count: index + 1 })}</legend>
                <div className={styles.itemHead}>
                  {(['from', 'to'] as const).map((end) => (
                    <Field key={end} label={t(end === 'from' ? 'firstDay' : 'lastDay')}>
                      {(control) => (
                        <input
                          {...control}
                          type="date"
                          aria-invalid={error ? true : undefined}
                          value={leave[end]}
                          onChange={({ target }) =>
                            set('leave', replaced(values.leave, index, { ...leave, [end]: target.value }))
                          }
                        />
                      )}
                    </Field>
                  ))}
                  <IconButton
                    label={t('removeLeave')}
                    onClick={() => set('leave', without(values.leave, index))}
                  >
                    <Icon of={IconTrash} />
                  </IconButton>
                </div>
                {error && <FieldError>{error}</FieldError>}
              </fieldset>
            )
          })}
          <Button variant="quiet" small onClick={() => set('leave', [...values.leave, { from: '', to: '' }])}>
            <Icon of={IconPlus} />
            {t('addLeave')}
          </Button>
        </section>

        <section className={styles.rules}>
          <h2>{t('rules')}</h2>
          <Field label={t('buffer')} hint={t('bufferHint')} error={errors.buffer}>
            {(control) => <input {...control} inputMode="numeric" {...text('buffer')} />}
          </Field>
          <Field label={t('notice')} hint={t('noticeHint')} error={errors.notice}>
            {(control) => <input {...control} inputMode="numeric" {...text('notice')} />}
          </Field>
          {places.length > 0 && (
            <Field label={t('travel')} hint={t('travelHint')} error={errors.travel}>
              {(control) => <input {...control} inputMode="numeric" {...text('travel')} />}
            </Field>
          )}
          <Field label={t('cap')} hint={t('capHint')} error={errors.cap}>
            {(control) => <input {...control} inputMode="numeric" {...text('cap')} />}
          </Field>
          <Stack gap={1}>
            <Switch
              name="takes_series"
              checked={values.takesSeries}
              onChange={({ target }) => set('takesSeries', target.checked)}
            >
              {t('series')}
            </Switch>
            <p className="small t3">{t('seriesHint')}</p>
          </Stack>
        </section>
        <FormFailure>{failure}</FormFailure>
        <div className={styles.save} data-changed={isChanged || undefined}>
          <Button variant="primary" type="submit" busy={isBusy}>
            {t('save')}
          </Button>
          <p className="small t3">{t(isChanged ? 'unsaved' : 'saveNote')}</p>
        </div>
      </form>
    </>
  )
}

/** Booked sessions stand, also where the new hours would not have allowed them. */
function Outside({
  appointments,
  ref,
}: {
  appointments: readonly PracticeAppointment[]
  ref: Ref<HTMLDivElement>
}) {
  const t = useTranslations('practice.hours.outside')
  const { at } = useWhen()
  return (
    <div className={styles.outside} ref={ref} tabIndex={-1} role="status">
      <h2>{t('title', { count: appointments.length })}</h2>
      <p>{t('words')}</p>
      <ul>
        {appointments.map((appointment) => (
          <li key={appointment.u_id}>
            <LocaleLink to={practiceUrls.appointment(appointment.u_id)}>
              {t('one', { when: at(appointment.starts_at), name: appointment.client_name })}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
