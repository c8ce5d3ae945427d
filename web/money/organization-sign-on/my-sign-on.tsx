import '../../messages/organization-sign-on.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { longDay } from '../../ui/format.ts'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { Section } from '../../ui/parts.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'

const mineQuery = queryOptions({
  queryKey: ['organizations', 'sign-on'],
  queryFn: async ({ signal }) => (await callApi('GET /api/website/my-organization-sign-on', { signal })).data,
})

/** How a member logs in by the organisation, and the way out of it. Empty for all others. */
export function MySignOn() {
  const t = useTranslations('organization-sign-on.mine')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const client = useQueryClient()
  const { data } = useQuery(mineQuery)
  const { run: stop, isBusy } = useAction(async () => {
    await callApi('DELETE /api/website/my-organization-sign-on')
    await client.invalidateQueries({ queryKey: mineQuery.queryKey })
    toast({ tone: 'ok', words: t('stopped') })
  })
  if (!data) return null
  const { name, connected_at: since } = data
  async function askToStop() {
    const isSure = await confirm({
      title: t('sureTitle', { name }),
      words: t('sureWords'),
      confirmLabel: t('sureConfirm'),
      cancelLabel: t('sureCancel'),
    })
    if (isSure) await stop()
  }
  return (
    <Section>
      <h2>{t('title', { name })}</h2>
      <p className="t2">{t('words', { name, day: longDay(since, zone, locale, now) })}</p>
      <Button variant="quiet" busy={isBusy} onClick={() => void askToStop()}>
        {t('stop', { name })}
      </Button>
    </Section>
  )
}
