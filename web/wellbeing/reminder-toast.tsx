import '../messages/wellbeing.ts'
import { reminderToastMs } from '@newyou/contract/business'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { IconClipboardCheck } from '../ui/icons.ts'
import { LocaleLink } from '../ui/locale-link.tsx'
import { confirm, hideInCorner, showInCorner, toast } from '../ui/overlay-store.ts'
import { urls } from '../urls.ts'
import { isSoundOn, playReminderSound } from './reminder-sound.ts'
import styles from './reminder-toast.module.css'
import { useAnswers } from './use-answers.ts'

interface Reminder {
  reminderId: string
  planId: string
  title: string
  description: string
}

/** Whoever has just left it has so long to come back. */
const leastMs = 5000

export function showReminder(reminder: Reminder) {
  showInCorner(reminder.reminderId, <ReminderToast {...reminder} />)
  if (isSoundOn()) void playReminderSound()
}

/** Half a minute to look, accept or dismiss; it waits while somebody points at it or is in it. */
function ReminderToast({ reminderId, planId, title, description }: Reminder) {
  const t = useTranslations('wellbeing.toast')
  const { answer, busy } = useAnswers()
  const [isHeld, setHeld] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const left = useRef(reminderToastMs)
  const close = () => hideInCorner(reminderId)

  useEffect(() => {
    if (isHeld || isAsking) return
    const since = performance.now()
    const timer = setTimeout(() => hideInCorner(reminderId), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(leastMs, left.current - (performance.now() - since))
    }
  }, [isHeld, isAsking, reminderId])

  async function say(isDone: boolean) {
    if (!(await answer(reminderId, isDone))) return
    close()
    toast({ mood: 'ok', words: t(isDone ? 'accepted' : 'dismissed') })
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
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div
      role="group"
      aria-label={t('label', { title })}
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(false)
      }}
    >
      <p className={`small t3 ${styles.from}`}>
        <Icon of={IconClipboardCheck} size="meta" />
        {t('from')}
      </p>
      <p>
        <b>{title}</b>
      </p>
      {description && <p className="small t2">{description}</p>}
      <p className={styles.actions}>
        <Button look="rice" small busy={busy !== undefined} onClick={() => void say(true)}>
          {t('accept')}
        </Button>
        <Button look="quiet" small onClick={() => void dismiss()}>
          {t('dismiss')}
        </Button>
        <LocaleLink className="small" to={urls.myActionPlan(planId)} onClick={close}>
          {t('details')}
        </LocaleLink>
      </p>
    </div>
  )
}
