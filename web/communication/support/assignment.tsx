import '../../messages/support.ts'
import type { DeskChange, StaffTicket } from '@newyou/contract/communication/support'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import layout from '../../ui/layout.module.css'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { supportQueries } from './queries.ts'

interface AssignmentProps {
  ticket: StaffTicket
  personId: string
  onChange: (ticket: StaffTicket) => void
}

/** Assignee of a ticket, and closing. */
export function Assignment({ ticket, personId, onChange }: AssignmentProps) {
  const t = useTranslations('support')
  const { client, assigned_to: assigned, u_id: supportId } = ticket
  const { data: offers } = useQuery(supportQueries.deskOffers())
  const { run, busyWith } = useAction(async ({ change, words }: { change: DeskChange; words: string }) => {
    const { data } = await callApi('PATCH /api/staff/support/{supportId}', {
      params: { supportId },
      body: change,
    })
    onChange(data)
    toast({ tone: 'ok', words })
  })
  const isMine = assigned?.u_id === personId
  const busyAction = busyWith?.change.activity_status

  async function close() {
    const isSure = await confirm({
      title: t('desk.closeTitle'),
      words: t('desk.closeWords', { name: client.name }),
      confirmLabel: t('desk.close'),
      cancelLabel: t('ticket.keep'),
    })
    if (isSure) await run({ change: { activity_status: 'close' }, words: t('desk.closed') })
  }

  function assign(agentId: string) {
    const agent = offers?.agents.find(({ u_id }) => u_id === agentId)
    if (!agent) return
    void run({
      change: { activity_status: 'assign', agent_u_id: agentId },
      words: agentId === personId ? t('desk.taken') : t('desk.givenTo', { name: agent.name }),
    })
  }

  return (
    <>
      {offers && (
        <Field label={t('desk.assign')} hint={t('desk.assignHint')}>
          {(control) => (
            <select
              {...control}
              value={assigned?.u_id ?? ''}
              disabled={busyAction === 'assign'}
              onChange={({ target }) => assign(target.value)}
            >
              {!assigned && <option value="">{t('desk.unassigned')}</option>}
              {offers.agents.map(({ u_id: agentId, name }) => (
                <option key={agentId} value={agentId}>
                  {agentId === personId ? t('desk.assignMe', { name }) : name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className={layout.cluster}>
        {!assigned && (
          <Button
            variant="quiet"
            busy={busyAction === 'take'}
            onClick={() => void run({ change: { activity_status: 'take' }, words: t('desk.taken') })}
          >
            {t('desk.take')}
          </Button>
        )}
        {isMine && (
          <Button
            variant="quiet"
            busy={busyAction === 'unassign'}
            onClick={() =>
              void run({ change: { activity_status: 'unassign' }, words: t('desk.unassignedNow') })
            }
          >
            {t('desk.unassign')}
          </Button>
        )}
        <Button variant="quiet" busy={busyAction === 'close'} onClick={() => void close()}>
          {t('desk.close')}
        </Button>
      </div>
    </>
  )
}
