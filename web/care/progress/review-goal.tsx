import '../../messages/progress.ts'
import type { GoalReview, ReviewForm } from '@newyou/contract/care/progress'
import { goalWordsMax, type ProgressSide, ratingMax } from '@newyou/contract/care/progress/limits'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { toast } from '../../ui/overlay-store.ts'
import { Stack } from '../../ui/parts.tsx'

const ratings = Array.from({ length: ratingMax + 1 }, (_, rating) => ({
  value: `${rating}`,
  label: `${rating}`,
}))

/** How near one side is to a goal; it stays open, with what was said, until the next review. */
export function ReviewGoal({
  review,
  side,
  onAnswer,
}: {
  review: GoalReview
  side: ProgressSide
  onAnswer: (answer: ReviewForm) => Promise<void>
}) {
  const t = useTranslations('progress.review')
  const own = review[side]
  const { values, errors, failure, isBusy, set, text, form } = useForm<
    { rating: string; words: string },
    ReviewForm
  >({
    initial: { rating: own ? `${own.rating}` : '', words: own?.words ?? '' },
    schema: ({ rating, words }) =>
      rating === '' ? { wrong: { rating: t('choose') } } : { parsed: { rating: Number(rating), words } },
    async send(answer) {
      await onAnswer(answer)
      toast({ tone: 'ok', words: t('done') })
    },
  })
  return (
    <Stack as="form" {...form} gap={4} width="form">
      <ChoiceButtons
        label={t(side)}
        hint={t('scale')}
        name={`rating-${review.u_id}`}
        options={ratings}
        value={values.rating}
        error={errors.rating}
        onChoose={(rating) => set('rating', rating)}
      />
      <Field label={t('words')} error={errors.words}>
        {(control) => <textarea {...control} rows={2} maxLength={goalWordsMax} {...text('words')} />}
      </Field>
      <FormFailure>{failure}</FormFailure>
      <div>
        <Button variant="primary" small type="submit" busy={isBusy}>
          {t(own ? 'change' : 'send')}
        </Button>
      </div>
    </Stack>
  )
}
