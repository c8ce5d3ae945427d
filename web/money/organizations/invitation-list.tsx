import '../../messages/organizations.ts'
import type { OrganizationInvitation } from '@newyou/contract/money/organizations/organizations'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { longDay } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { toast } from '../../ui/overlay-store.ts'
import { Pager } from '../../ui/pager.tsx'
import { Section } from '../../ui/parts.tsx'
import { StatePill } from '../../ui/state-pill.tsx'
import { useNow, useVisitorZone } from '../../ui/visitor-time.tsx'
import styles from './organizations.module.css'
import { organizationQueries } from './queries.ts'

const tones = { open: 'info', used: 'ok', expired: 'past', withdrawn: 'past' } as const

/** Links and mails that were sent, with what became of them. */
export function InvitationList({ organizationId }: { organizationId: string }) {
  const t = useTranslations('organizations.manage.invitations')
  const [page, setPage] = useState(1)
  const { data } = useQuery(organizationQueries.invitations(organizationId, page))
  const client = useQueryClient()
  const { run: withdraw, busyWith } = useAction(async (invitationId: string) => {
    await callApi('DELETE /api/website/managed-organization/{organizationId}/invitation/{invitationId}', {
      params: { organizationId, invitationId },
    })
    toast({ tone: 'ok', words: t('withdrawn') })
    await client.invalidateQueries({ queryKey: ['organizations', organizationId] })
  })
  if (!data) return null
  return (
    <Section>
      <h2>{t('title')}</h2>
      {data.total === 0 && <p className="t2">{t('empty')}</p>}
      <ul className={styles.rows}>
        {data.data.map((invitation) => (
          <Invitation
            key={invitation.u_id}
            invitation={invitation}
            isBusy={busyWith === invitation.u_id}
            onWithdraw={() => void withdraw(invitation.u_id)}
          />
        ))}
      </ul>
      <Pager of={data} label={t('pages')} onPage={setPage} />
    </Section>
  )
}

function Invitation({
  invitation: { email, link, seats, uses, state, expires_at: expires },
  isBusy,
  onWithdraw,
}: {
  invitation: OrganizationInvitation
  isBusy: boolean
  onWithdraw: () => void
}) {
  const t = useTranslations('organizations.manage.invitations')
  const locale = useLocale()
  const zone = useVisitorZone()
  const now = useNow()
  const name = email || t('link', { seats })
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      toast({ tone: 'ok', words: t('copied') })
    } catch {
      toast({ tone: 'bad', words: t('notCopied') })
    }
  }
  return (
    <li className={styles.row}>
      <div>
        <b>{name}</b> <StatePill tone={tones[state]}>{t(`states.${state}`)}</StatePill>
        {state === 'open' && (
          <>
            <p className="small t2">{t('uses', { uses, day: longDay(expires, zone, locale, now) })}</p>
            <p className="small t3">{link}</p>
          </>
        )}
      </div>
      {state === 'open' && (
        <div className={layout.cluster}>
          <Button variant="quiet" small aria-label={`${t('copy')}: ${name}`} onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button
            variant="quiet"
            small
            busy={isBusy}
            aria-label={`${t('withdraw')}: ${name}`}
            onClick={onWithdraw}
          >
            {t('withdraw')}
          </Button>
        </div>
      )}
    </li>
  )
}
