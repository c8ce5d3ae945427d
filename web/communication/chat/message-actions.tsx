import '../../messages/chat.ts'
import type { ChatMessage } from '@newyou/contract/communication/chat'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { ReportForm } from '../../people/moderation/report-form.tsx'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconDotsVertical } from '../../ui/icons.ts'
import { toast } from '../../ui/overlay-store.ts'
import { Stack } from '../../ui/parts.tsx'
import styles from './chat.module.css'

type Reported = 'message' | 'person' | 'name'

interface About {
  chatId: string
  /** The other person, by the name that the reader knows. */
  name: string
  /** Without it, about the other person of a conversation. */
  message?: ChatMessage | undefined
  isGroup?: boolean
  /** Adds the actions of a group moderator. */
  isModerator?: boolean
}

/** Opens what may be done about another's message, or about the other person. */
export function MessageActions(about: About) {
  const t = useTranslations('chat.actions')
  const [isOpen, setOpen] = useState(false)
  const [step, setStep] = useState<'choose' | Reported>('choose')
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
          <ReportOf about={about} of={step} onDone={close} />
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
  onReport: (of: Reported) => void
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
    <Stack gap={3}>
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
      {isGroup && message && (
        <Button variant="quiet" wide onClick={() => onReport('name')}>
          {t('report.name')}
        </Button>
      )}
      <Button variant="quiet" wide busy={block.isBusy} onClick={() => void block.run()}>
        {t('block', { name })}
      </Button>
      <p className="small t3">{t(isGroup ? 'blockMeansInGroup' : 'blockMeans', { name })}</p>
    </Stack>
  )
}

function ReportOf({ about, of, onDone }: { about: About; of: Reported; onDone: () => void }) {
  const t = useTranslations('chat.actions')
  const { chatId, message, name } = about
  const hints = {
    message: t('whatWeSee'),
    person: t('whatWeSeePerson'),
    name: t('whatWeSeeName', { name }),
  }
  return (
    <ReportForm
      hint={hints[of]}
      subjects={[{ value: of, label: '' }]}
      onSend={async (report) => {
        await callApi('POST /api/website/all-user-chat/{id}/report', {
          params: { id: chatId },
          body: { ...report, about: of, ...(message && { seq: message.seq }) },
        })
      }}
      onDone={onDone}
    />
  )
}
