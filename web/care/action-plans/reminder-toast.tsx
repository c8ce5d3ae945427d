import '../../messages/action-plans.ts'
import { reminderToastMs } from '@newyou/contract/business'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconClipboardCheck } from '../../ui/icons.ts'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { confirm, hideInCorner, showInCorner, toast } from '../../ui/overlay-store.ts'
import { Stack, Toolbar } from '../../ui/parts.tsx'
import { useStay } from '../../ui/use-stay.ts'
import { urls } from '../../urls.ts'
import { isSoundOn, playReminderSound } from './reminder-sound.ts'
import { useAnswers } from './use-answers.ts'

interface Reminder {
  reminderId: string
  planId: string
  title: string
  description: string
}

/** How long the toast stays after the pointer or the focus has left it. */
const leastMs = 5000

export function showReminder(reminder: Reminder) {
  showInCorner(reminder.reminderId, <ReminderToast {...reminder} />)
  if (isSoundOn()) void playReminderSound()
}

/** Half a minute to look, accept or dismiss; it waits while the pointer or the focus is on it. */
function ReminderToast({ reminderId, planId, title, description }: Reminder) {
  const t = useTranslations('action-plans.toast')
  const { answer, busy } = useAnswers()
  const [isAsking, setAsking] = useState(false)
  const close = () => hideInCorner(reminderId)
  const stay = useStay({ ms: reminderToastMs, leastMs, isAsking, onEnd: close })

  async function say(isDone: boolean) {
    if (!(await answer(reminderId, isDone))) return
    close()
    toast({ tone: 'ok', words: t(isDone ? 'accepted' : 'dismissed') })
  }

  async function dismiss() {
    setAsking(true)
    const isSure = await confirm({
      title: t('sure'),
      words: t('sureWords'),
      confirmLabel: t('sureConfirm'),
      cancelLabel: t('sureCancel'),
    })
    setAsking(false)
    if (isSure) await say(false)
  }

  return (
    <Stack gap={1} role="group" aria-label={t('label', { title })} {...stay}>
      <Toolbar as="p" className="small t3">
        <Icon of={IconClipboardCheck} size="meta" />
        {t('from')}
      </Toolbar>
      <p>
        <b>{title}</b>
      </p>
      {description && <p className="small t2">{description}</p>}
      <Toolbar as="p" above={2}>
        <Button variant="primary" small busy={busy !== undefined} onClick={() => void say(true)}>
          {t('accept')}
        </Button>
        <Button variant="quiet" small onClick={() => void dismiss()}>
          {t('dismiss')}
        </Button>
        <LocaleLink className="small" to={urls.myActionPlan(planId)} onClick={close}>
          {t('details')}
        </LocaleLink>
      </Toolbar>
    </Stack>
  )
}
