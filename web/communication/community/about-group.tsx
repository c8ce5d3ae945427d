import '../../messages/community.ts'
import type { ChatSide } from '@newyou/contract/communication/chat'
import type { CommunityGroup } from '@newyou/contract/communication/community/community'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { CategoryTag } from '../../ui/category-tag.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { IconDotsVertical } from '../../ui/icons.ts'
import { useLocalized } from '../../ui/locale-link.tsx'
import { confirm, toast } from '../../ui/overlay-store.ts'
import styles from './community.module.css'
import { pagesOf } from './queries.ts'
import { Rules } from './rules.tsx'

/** Opens what the group is about, its rules, and the way out of it. */
export function AboutGroup({ group, side }: { group: CommunityGroup; side: ChatSide }) {
  const t = useTranslations('community.group')
  const client = useQueryClient()
  const navigate = useNavigate()
  const localized = useLocalized()
  const [isOpen, setOpen] = useState(false)
  const { u_id: groupId, name } = group
  const leave = useAction(async () => {
    await callApi('POST /api/website/community-group/{groupId}/leave', { params: { groupId } })
    toast({ tone: 'ok', words: t('left', { name }) })
    await navigate(localized(pagesOf[side].all()))
    client.removeQueries({ queryKey: ['chat', 'thread', groupId] })
    await client.invalidateQueries({ queryKey: ['community'] })
  })
  async function askToLeave() {
    setOpen(false)
    const isSure = await confirm({
      title: t('leaving.title', { name }),
      words: t('leaving.words'),
      confirmLabel: t('leaving.yes'),
      cancelLabel: t('leaving.no'),
    })
    if (isSure) await leave.run()
  }
  return (
    <>
      <IconButton label={t('about')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={IconDotsVertical} />
      </IconButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('about')} width={480}>
        <div className={styles.about}>
          <CategoryTag category={group.topic} />
          <p>{group.description}</p>
          <Rules rules={group.rules} heading="h3" />
          <p className="t2">{t('knownAs', { name: group.my_name })}</p>
          <Button variant="quiet" busy={leave.isBusy} onClick={() => void askToLeave()}>
            {t('leave')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
