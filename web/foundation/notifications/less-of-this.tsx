import '../../messages/notifications.ts'
import type { ChosenKind, NotificationChannel } from '@newyou/contract/foundation/notifications'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { confirm, toast } from '../../ui/overlay-store.ts'

const channels: NotificationChannel[] = ['bell', 'mail', 'sms', 'whatsapp', 'push']

/** Turns off every channel of one kind, from a notification of that kind. */
export function LessOfThis({ kind, title }: { kind: ChosenKind; title: string }) {
  const t = useTranslations('notifications.less')
  const kinds = useTranslations('notifications.settings.kinds')
  const name = kinds(`${kind}.title`)
  const { run, isBusy } = useAction(async () => {
    await callApi('PUT /api/website/notification-preferences', {
      body: { choices: channels.map((channel) => ({ kind, channel, choice: 'off' as const })) },
    })
    toast({ tone: 'ok', words: t('done', { kind: name }) })
  })
  async function ask() {
    const isSure = await confirm({
      title: t('title', { kind: name }),
      words: t('words'),
      confirmLabel: t('confirm'),
      cancelLabel: t('cancel'),
    })
    if (isSure) await run()
  }
  return (
    <Button variant="bare" small busy={isBusy} onClick={() => void ask()} aria-label={t('label', { title })}>
      {t('action')}
    </Button>
  )
}
