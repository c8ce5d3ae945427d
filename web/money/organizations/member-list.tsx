import '../../messages/organizations.ts'
import type { OrganizationMember } from '@newyou/contract/money/organizations/organizations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { longDay } from '../../ui/format.ts'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { Pager } from '../../ui/pager.tsx'
import { Section } from '../../ui/parts.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import styles from './organizations.module.css'
import { organizationQueries } from './queries.ts'

/** Members; a seat can be withdrawn. */
export function MemberList({ organizationId }: { organizationId: string }) {
  const t = useTranslations('organizations.manage.members')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const [page, setPage] = useState(1)
  const { data } = useQuery(organizationQueries.members(organizationId, page))
  const client = useQueryClient()
  const { run: remove, busyWith } = useAction(async ({ u_id: memberId, name }: OrganizationMember) => {
    await callApi('DELETE /api/website/managed-organization/{organizationId}/member/{memberId}', {
      params: { organizationId, memberId },
    })
    toast({ tone: 'ok', words: t('removed', { name }) })
    await client.invalidateQueries({ queryKey: ['organizations', organizationId] })
  })
  async function askToRemove(member: OrganizationMember) {
    const { name } = member
    const isSure = await confirm({
      title: t('sureTitle', { name }),
      words: t('sureWords', { name }),
      confirmLabel: t('sureConfirm'),
      cancelLabel: t('sureCancel'),
    })
    if (isSure) await remove(member)
  }
  if (!data) return null
  return (
    <Section>
      <h2>{t('title')}</h2>
      {data.total === 0 && <p className="t2">{t('empty')}</p>}
      <ul className={styles.rows}>
        {data.data.map((member) => (
          <li key={member.u_id} className={styles.row}>
            <div>
              <b>{member.name}</b>
              <p className="small t2">{t('since', { day: longDay(member.joined_at, zone, locale, now) })}</p>
            </div>
            <Button
              variant="quiet"
              small
              busy={busyWith?.u_id === member.u_id}
              aria-label={t('removeNamed', { name: member.name })}
              onClick={() => void askToRemove(member)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Pager of={data} label={t('pages')} onPage={setPage} />
    </Section>
  )
}
