import '../../messages/progress.ts'
import { type NewGoal, newGoal } from '@newyou/contract/care/progress'
import { goalWordingMax } from '@newyou/contract/care/progress/limits'
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
  wording: string
}

/** A button that opens the form in its place. */
export function NewGoalForm({
  other,
  onSuggest,
}: {
  other: string
  onSuggest: (goal: NewGoal) => Promise<void>
}) {
  const t = useTranslations('progress.suggest')
  const tRhythm = useTranslations('progress.rhythm')
  const required = useTranslations('ui')('fieldRequired')
  const [isOpen, setOpen] = useState(false)
  const { values, errors, failure, isBusy, set, text, replace, form } = useForm<Values, NewGoal>({
    initial: { wording: '', every: '3', unit: 'sessions' },
    schema({ wording, every, unit }) {
      const { data } = newGoal.safeParse({ wording, review: { every: Number(every), unit } })
      if (data) return { parsed: data }
      return {
        wrong: {
          ...(wording.trim() ? {} : { wording: required }),
          ...(newGoal.shape.review.safeParse({ every: Number(every), unit }).success
            ? {}
            : { every: tRhythm('wrong') }),
        },
      }
    },
    async send(goal) {
      await onSuggest(goal)
      replace({ wording: '', every: '3', unit: 'sessions' })
      setOpen(false)
      toast({ tone: 'ok', words: t('done', { name: other }) })
    },
  })
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
      <Field label={t('wording')} hint={t('hint', { name: other })} error={errors.wording}>
        {(control) => <input {...control} maxLength={goalWordingMax} {...text('wording')} />}
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
