import '../messages/chat.ts'
import type { ChatMessage } from '@newyou/contract/chat'
import { type ReportReason, reportReasons, reportWordsMax } from '@newyou/contract/vocabulary'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../api/use-action.ts'
import { callApi } from '../session/call-api.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { ChoiceButtons, FormFailure } from '../ui/form/form-parts.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { IconDotsVertical } from '../ui/icons.ts'
import { toast } from '../ui/overlay-store.ts'
import styles from './actions.module.css'

interface About {
  chatId: string
  /** The other person, by the name that the reader knows. */
  name: string
  /** Without it, about the other person of a conversation. */
  message?: ChatMessage | undefined
  isGroup?: boolean
  /** What a moderator of a group may do to it as well. */
  isModerator?: boolean
}

/** Opens what may be done about another's message, or about the other person. */
export function MessageActions(about: About) {
  const t = useTranslations('chat.actions')
  const [isOpen, setOpen] = useState(false)
  const [step, setStep] = useState<'choose' | 'message' | 'person'>('choose')
  const { name, message } = about
  function close() {
    setOpen(false)
    setStep('choose')
  }
  return (
    <>
      <IconButton
        className={styles.more}
        label={t(message ? 'aboutMessage' : 'aboutPerson', { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={IconDotsVertical} />
      </IconButton>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={
          step === 'choose' ? t(message ? 'aboutMessage' : 'aboutPerson', { name }) : t(`report.${step}`)
        }
        width={420}
      >
        {step === 'choose' ? (
          <Choose about={about} onReport={setStep} onDone={close} />
        ) : (
          <ReportForm about={about} of={step} onDone={close} />
        )}
      </Dialog>
    </>
  )
}

function Choose({
  about: { chatId, name, message, isGroup = false, isModerator = false },
  onReport,
  onDone,
}: {
  about: About
  onReport: (of: 'message' | 'person') => void
  onDone: () => void
}) {
  const t = useTranslations('chat.actions')
  const client = useQueryClient()
  const { seq } = message ?? {}
  const block = useAction(async () => {
    await callApi('POST /api/website/all-user-chat/{id}/block', {
      params: { id: chatId },
      body: isGroup && seq !== undefined ? { seq } : {},
    })
    toast({ tone: 'ok', words: t('blocked', { name }) })
    onDone()
    await client.invalidateQueries({ queryKey: ['chat'] })
    await client.invalidateQueries({ queryKey: ['community'] })
  })
  const moderate = useAction(async (action: 'hide' | 'mute') => {
    await callApi('POST /api/website/community-group/{groupId}/moderate', {
      params: { groupId: chatId },
      body: { seq: seq ?? 0, action },
    })
    toast({ tone: 'ok', words: t(action === 'hide' ? 'hidden' : 'muted', { name }) })
    onDone()
    await client.invalidateQueries({ queryKey: ['chat'] })
  })
  return (
    <div className={styles.choices}>
      {isModerator && seq !== undefined && (
        <>
          <Button
            variant="quiet"
            wide
            busy={moderate.busyWith === 'hide'}
            onClick={() => void moderate.run('hide')}
          >
            {t('hide')}
          </Button>
          <Button
            variant="quiet"
            wide
            busy={moderate.busyWith === 'mute'}
            onClick={() => void moderate.run('mute')}
          >
            {t('mute', { name })}
          </Button>
        </>
      )}
      {message && (
        <Button variant="quiet" wide onClick={() => onReport('message')}>
          {t('report.message')}
        </Button>
      )}
      <Button variant="quiet" wide onClick={() => onReport('person')}>
        {t('report.person')}
      </Button>
      <Button variant="quiet" wide busy={block.isBusy} onClick={() => void block.run()}>
        {t('block', { name })}
      </Button>
      <p className="small t3">{t(isGroup ? 'blockMeansInGroup' : 'blockMeans', { name })}</p>
    </div>
  )
}

function ReportForm({ about, of, onDone }: { about: About; of: 'message' | 'person'; onDone: () => void }) {
  const t = useTranslations('chat.actions')
  const { chatId, message } = about
  const { values, errors, failure, isBusy, set, text, form } = useForm<
    { reason: ReportReason | ''; words: string },
    { reason: ReportReason; words: string }
  >({
    initial: { reason: '', words: '' },
    schema: ({ reason, words }) =>
      reason === '' ? { wrong: { reason: t('reasonMissing') } } : { parsed: { reason, words } },
    async send(report) {
      await callApi('POST /api/website/all-user-chat/{id}/report', {
        params: { id: chatId },
        body: { ...report, about: of, ...(message && { seq: message.seq }) },
      })
      toast({ tone: 'ok', words: t('reported') })
      onDone()
    },
  })
  return (
    <form {...form} className={styles.choices}>
      <p className="t2">{t(of === 'message' ? 'whatWeSee' : 'whatWeSeePerson')}</p>
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
      <FormFailure>{failure}</FormFailure>
      <Button variant="primary" wide type="submit" busy={isBusy}>
        {t('send')}
      </Button>
    </form>
  )
}
