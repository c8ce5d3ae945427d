import '../../messages/progress.ts'
import { hoursBeforeMax } from '@newyou/contract/care/progress/limits'
import { type MeasureForm, measureForm } from '@newyou/contract/care/progress/measures'
import type { SelfTestCode } from '@newyou/contract/care/self-tests'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { toast } from '../../ui/overlay-store.ts'
import { Stack, Toolbar } from '../../ui/parts.tsx'
import { RhythmFields, type RhythmValues } from './rhythm-fields.tsx'

interface Values extends RhythmValues {
  code: SelfTestCode
  hours: string
}

/** For the healer: which measure, how often, and how long before a session. */
export function AskMeasure({
  tests,
  name,
  onAsk,
}: {
  tests: readonly { code: SelfTestCode; name: string; about: string }[]
  name: string
  onAsk: (measure: MeasureForm) => Promise<void>
}) {
  const t = useTranslations('progress.ask')
  const tRhythm = useTranslations('progress.rhythm')
  const [isOpen, setOpen] = useState(false)
  const { values, errors, failure, isBusy, set, text, form } = useForm<Values, MeasureForm>({
    initial: { code: tests[0]?.code ?? 'who-5', every: '1', unit: 'sessions', hours: '24' },
    schema({ code, every, unit, hours }) {
      const found = measureForm.safeParse({
        ...{ test_code: code, every: Number(every), unit, hours_before: Number(hours) },
      })
      if (found.success) return { parsed: found.data }
      const wrong = new Set(found.error.issues.map(({ path }) => path[0]))
      return {
        wrong: {
          ...(wrong.has('every') ? { every: tRhythm('wrong') } : {}),
          ...(wrong.has('hours_before') ? { hours: t('wrongHours') } : {}),
        },
      }
    },
    async send(measure) {
      await onAsk(measure)
      setOpen(false)
      toast({ tone: 'ok', words: t('done') })
    },
  })
  if (tests.length === 0) return null
  if (!isOpen)
    return (
      <div>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </div>
    )
  return (
    <Stack as="form" {...form} gap={4} width="form">
      <Field label={t('test')} hint={tests.find(({ code }) => code === values.code)?.about}>
        {(control) => (
          <select
            {...control}
            value={values.code}
            onChange={({ target }) =>
              set('code', tests.find(({ code }) => code === target.value)?.code ?? values.code)
            }
          >
            {tests.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <RhythmFields
        label={t('every')}
        values={values}
        error={errors.every}
        onChange={({ every, unit }) => {
          if (every !== undefined) set('every', every)
          if (unit) set('unit', unit)
        }}
      />
      {values.unit === 'sessions' && (
        <Field label={t('hours')} error={errors.hours}>
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={hoursBeforeMax}
              {...text('hours')}
            />
          )}
        </Field>
      )}
      <p className="small t2">{t('note', { name })}</p>
      <FormFailure>{failure}</FormFailure>
      <Toolbar>
        <Button variant="primary" type="submit" busy={isBusy}>
          {t('send')}
        </Button>
        <Button variant="bare" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </Toolbar>
    </Stack>
  )
}
