import '../../messages/action-plans.ts'
import type { PatientActionPlan } from '@newyou/contract/care/action-plans'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { queryClient } from '../../api/query-client.ts'
import { callApi } from '../../session/call-api.ts'
import { Switch } from '../../ui/choice.tsx'
import { toast } from '../../ui/overlay-store.ts'

/** Whether a plan reminds; shown as it was pressed until the server has answered. */
export function RemindSwitch({
  plan,
  label,
}: {
  plan: Pick<PatientActionPlan, 'u_id' | 'is_notification_enabled'>
  label: string
}) {
  const t = useTranslations('action-plans.reminders')
  const wordsFor = useErrorWords()
  const [pressed, setPressed] = useState<boolean>()

  async function change(isEnabled: boolean) {
    if (pressed !== undefined) return
    setPressed(isEnabled)
    try {
      await callApi('PATCH /api/website/notification-status/{actionPlanId}', {
        params: { actionPlanId: plan.u_id },
        body: { is_notification_enabled: isEnabled },
      })
      toast({ tone: 'ok', words: t(isEnabled ? 'on' : 'off') })
    } catch (error) {
      toast({ tone: 'bad', words: wordsFor(error) })
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['action-plans'] })
      setPressed(undefined)
    }
  }

  return (
    <Switch
      checked={pressed ?? plan.is_notification_enabled}
      onChange={({ target }) => void change(target.checked)}
    >
      {label}
    </Switch>
  )
}
