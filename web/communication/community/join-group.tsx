import '../../messages/community.ts'
import type { ChatSide } from '@newyou/contract/communication/chat'
import type { CommunityGroup } from '@newyou/contract/communication/community/community'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { CategoryTag } from '../../ui/category-tag.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconArrowLeft } from '../../ui/icons.ts'
import layout from '../../ui/layout.module.css'
import { LocaleLink } from '../../ui/locale-link.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Stack } from '../../ui/parts.tsx'
import styles from './community.module.css'
import { communityQueries, pagesOf } from './queries.ts'
import { Rules } from './rules.tsx'

const nameMax = 40

/** A group for those who are not in it: what it is about, its rules, and the button. */
export function JoinGroup({ group, side }: { group: CommunityGroup; side: ChatSide }) {
  const t = useTranslations('community')
  const client = useQueryClient()
  const { u_id: groupId, name, my_name: myName } = group
  const needsName = side === 'client' && myName === ''
  const required = useTranslations('ui')('fieldRequired')
  const [chosen, setChosen] = useState('')
  const [nameError, setNameError] = useState<string>()
  const join = useAction(async () => {
    const { data } = await callApi('POST /api/website/community-group/{groupId}/join', {
      params: { groupId },
      body: needsName ? { anonymous_name: chosen } : {},
    })
    await showSaved(client, communityQueries.group(groupId).queryKey, data)
    toast({ tone: 'ok', words: t('group.joined', { name }) })
    await client.invalidateQueries({ queryKey: ['community'] })
  })
  return (
    <>
      <LocaleLink className={styles.back} to={pagesOf[side].all()}>
        <Icon of={IconArrowLeft} />
        {t('group.back')}
      </LocaleLink>
      <CategoryTag category={group.topic} />
      <h1>{name}</h1>
      <p className={`t2 ${layout.intro} ${layout.measure}`}>{group.description}</p>
      <p className="t2">
        {[
          t('members', { count: group.members }),
          group.healers > 0 && t('healers', { count: group.healers }),
          group.is_demo && t('demo'),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      <Rules rules={group.rules} />
      <Stack
        as="form"
        gap={3}
        start
        width="words"
        above={7}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (needsName && !chosen.trim()) return setNameError(required)
          void join.run()
        }}
      >
        {needsName ? (
          <Field label={t('group.chooseName')} hint={t('group.chooseNameHint')} error={nameError}>
            {(control) => (
              <input
                {...control}
                maxLength={nameMax}
                autoComplete="off"
                value={chosen}
                onChange={({ target }) => {
                  setChosen(target.value)
                  setNameError(undefined)
                }}
              />
            )}
          </Field>
        ) : (
          <p>{t('group.knownAs', { name: myName })}</p>
        )}
        <Button variant="primary" type="submit" busy={join.isBusy}>
          {t('group.join')}
        </Button>
        <p className="small t3">{t('group.free')}</p>
      </Stack>
    </>
  )
}
