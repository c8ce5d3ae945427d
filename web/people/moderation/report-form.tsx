import '../../messages/moderation.ts'
import { type ReportReason, reportReasons, reportWordsMax } from '@newyou/contract/people/moderation/reasons'
import { useTranslations } from 'use-intl'
import { CrisisHelp } from '../../foundation/crisis/crisis-help.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ChoiceButtons, FormFailure } from '../../ui/form/form-parts.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { toast } from '../../ui/overlay-store.ts'
import { Stack } from '../../ui/parts.tsx'

export interface Report {
  reason: ReportReason
  words: string
}

/** The reason and the words of a report. With more than one subject, which of them is meant comes first. */
export function ReportForm<Subject extends string>({
  hint,
  subjects,
  onSend,
  onDone,
}: {
  hint: string
  subjects: readonly { value: Subject; label: string }[]
  onSend: (report: Report, subject: Subject) => Promise<void>
  onDone: () => void
}) {
  const t = useTranslations('moderation')
  const [only, second] = subjects
  const { values, errors, failure, isBusy, set, text, form } = useForm<
    { subject: Subject | ''; reason: ReportReason | ''; words: string },
    Report & { subject: Subject }
  >({
    initial: { subject: only && !second ? only.value : '', reason: '', words: '' },
    schema: ({ subject, reason, words }) =>
      subject === '' || reason === ''
        ? {
            wrong: {
              ...(subject === '' && { subject: t('whatMissing') }),
              ...(reason === '' && { reason: t('reasonMissing') }),
            },
          }
        : { parsed: { subject, reason, words } },
    async send({ subject, ...report }) {
      await onSend(report, subject)
      toast({ tone: 'ok', words: t('reported') })
      onDone()
    },
  })
  return (
    <Stack as="form" gap={3} {...form}>
      <p className="t2">{hint}</p>
      {second && (
        <ChoiceButtons
          label={t('what')}
          name="subject"
          error={errors.subject}
          options={subjects}
          value={values.subject}
          onChoose={(subject) => set('subject', subject)}
        />
      )}
      <ChoiceButtons
        label={t('reason')}
        name="reason"
        error={errors.reason}
        options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={values.reason}
        onChoose={(reason) => set('reason', reason)}
      />
      <Field label={t('words')} error={errors.words}>
        {(control) => <textarea {...control} {...text('words')} rows={3} maxLength={reportWordsMax} />}
      </Field>
      <CrisisHelp text={values.words} place="report" />
      <FormFailure>{failure}</FormFailure>
      <Button variant="primary" wide type="submit" busy={isBusy}>
        {t('send')}
      </Button>
    </Stack>
  )
}
