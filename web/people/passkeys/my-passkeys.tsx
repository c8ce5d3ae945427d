import '../../messages/passkeys.ts'
import { passkeyNameMax } from '@newyou/contract/people/passkeys/limits'
import type { Passkey } from '@newyou/contract/people/passkeys/passkeys'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { hasPasskeys } from '../../session/browser-passkeys.ts'
import { callApi } from '../../session/call-api.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import layout from '../../ui/layout.module.css'
import { confirm, toast } from '../../ui/overlay-store.ts'
import { Row, Section, Stack, Toolbar } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { useWhen } from '../../ui/visitor-time.tsx'
import { passkeyQuery } from './passkey-query.ts'
import { useMakePasskey } from './use-make-passkey.ts'

/** The passkeys of a person, with a way to add, name and remove them. */
export function MyPasskeys() {
  const t = useTranslations('passkeys')
  const role = useSession()?.role
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(passkeyQuery)
  const again = () => client.invalidateQueries({ queryKey: passkeyQuery.queryKey })
  const making = useMakePasskey(again)
  return (
    <Section gap={3} width="text" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="t2">{t(role === 'staff' ? 'leadStaff' : 'lead')}</p>
      {isError ? (
        <ErrorState words={t('failed')} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonLine width="most" />
      ) : data.passkeys.length === 0 ? (
        <p className="t2">{t('none')}</p>
      ) : (
        <Stack as="ul">
          {data.passkeys.map((passkey) => (
            <One key={passkey.u_id} of={passkey} onChanged={again} />
          ))}
        </Stack>
      )}
      {hasPasskeys() ? (
        <Toolbar above={3}>
          <Button variant="quiet" busy={making.isBusy} onClick={() => void making.run()}>
            {t('add')}
          </Button>
        </Toolbar>
      ) : (
        <p className="t2">{t('unsupported')}</p>
      )}
    </Section>
  )
}

function One({ of: passkey, onChanged }: { of: Passkey; onChanged: () => Promise<unknown> }) {
  const t = useTranslations('passkeys')
  const { at } = useWhen()
  const [isNaming, setNaming] = useState(false)
  const { u_id: passkeyId, name } = passkey
  const removing = useAction(async () => {
    const isSure = await confirm({
      title: t('sure.title', { name }),
      words: t('sure.words'),
      confirmLabel: t('sure.confirm'),
      cancelLabel: t('sure.cancel'),
    })
    if (!isSure) return
    await callApi('DELETE /api/website/passkey/{passkeyId}', { params: { passkeyId } })
    toast({ tone: 'ok', words: t('removed') })
    await onChanged()
  })
  return (
    <Row>
      {isNaming ? (
        <Naming of={passkey} onChanged={onChanged} onDone={() => setNaming(false)} />
      ) : (
        <div className={layout.ends}>
          <b>{name}</b>
          <Toolbar>
            <Button
              variant="quiet"
              small
              aria-label={t('renameNamed', { name })}
              onClick={() => setNaming(true)}
            >
              {t('rename')}
            </Button>
            <Button
              variant="bare"
              small
              busy={removing.isBusy}
              aria-label={t('removeNamed', { name })}
              onClick={() => void removing.run()}
            >
              {t('remove')}
            </Button>
          </Toolbar>
        </div>
      )}
      <p className="small t2">
        {t('made', { when: at(passkey.created_at) })}
        {' · '}
        {passkey.last_used_at ? t('used', { when: at(passkey.last_used_at) }) : t('unused')}
        {passkey.is_backed_up && ` · ${t('backedUp')}`}
      </p>
    </Row>
  )
}

/** Its button is gone: who pressed it goes on in the field. */
const goOnHere = (field: HTMLInputElement | null) => field?.focus()

function Naming({
  of: { u_id: passkeyId, name: before },
  onChanged,
  onDone,
}: {
  of: Passkey
  onChanged: () => Promise<unknown>
  onDone: () => void
}) {
  const t = useTranslations('passkeys')
  const [name, setName] = useState(before)
  const saving = useAction(async () => {
    await callApi('PUT /api/website/passkey/{passkeyId}', { params: { passkeyId }, body: { name } })
    toast({ tone: 'ok', words: t('renamed') })
    await onChanged()
    onDone()
  })
  function save(event: FormEvent) {
    event.preventDefault()
    void saving.run()
  }
  return (
    <form onSubmit={save}>
      <Field label={t('name')}>
        {(control) => (
          <input
            {...control}
            ref={goOnHere}
            value={name}
            maxLength={passkeyNameMax}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Toolbar above={2}>
        <Button variant="primary" small type="submit" disabled={name.trim() === ''} busy={saving.isBusy}>
          {t('save')}
        </Button>
        <Button variant="quiet" small onClick={onDone}>
          {t('cancel')}
        </Button>
      </Toolbar>
    </form>
  )
}
