import '../../messages/moderation.ts'
import type { ReportableContentType } from '@newyou/contract/people/moderation/reports'
import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import layout from '../../ui/layout.module.css'
import { ReportForm } from './report-form.tsx'

interface Reportable<Type extends ReportableContentType> {
  label: string
  title: string
  /** Content that can be reported here, with labels. */
  things: readonly { value: Type; label: string }[]
  id: string
}

function ReportButton<Type extends ReportableContentType>({ label, title, things, id }: Reportable<Type>) {
  const t = useTranslations('moderation')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="bare"
        small
        className={layout.flush}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('report')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title} width={420}>
        <ReportForm
          hint={t('whatWeSee')}
          subjects={things}
          onSend={async (report, thing) => {
            await callApi('POST /api/website/report', { body: { ...report, thing, thing_u_id: id } })
          }}
          onDone={() => setOpen(false)}
        />
      </Dialog>
    </>
  )
}

/** Reports a review. */
function ReportReview({
  kind,
  review,
}: {
  kind: Extract<ReportableContentType, `${string}-review`>
  review: { u_id: string; by: string }
}) {
  const t = useTranslations('moderation')
  return (
    <ReportButton
      label={t('reportReview', { name: review.by })}
      title={t('title')}
      things={[{ value: kind, label: '' }]}
      id={review.u_id}
    />
  )
}

/** Reports the name or picture of a healer; only for signed-in people. */
export function ReportHealer({ healerId, hasPicture }: { healerId: string; hasPicture: boolean }) {
  const t = useTranslations('moderation')
  const things = hasPicture ? (['healer-name', 'healer-picture'] as const) : (['healer-name'] as const)
  return (
    <ReportButton
      label={t('healerTitle')}
      title={t('healerTitle')}
      things={things.map((value) => ({ value, label: t(`things.${value}`) }))}
      id={healerId}
    />
  )
}

/** Below a review, for people who are signed in: its writer reads that others no longer see it, others may report it. */
export function ReviewNotes({
  isMine,
  isHidden,
  ...of
}: ComponentProps<typeof ReportReview> & { isMine: boolean; isHidden: boolean }) {
  const t = useTranslations('moderation')
  return (
    <>
      {isHidden && <p className="small t2">{t('hidden')}</p>}
      {!isMine && <ReportReview {...of} />}
    </>
  )
}
