import '../../messages/accounts-profile.ts'
import type { Profile } from '@newyou/contract/people/accounts/profile'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { DefaultFace } from '../../page/default-face.tsx'
import { callApi } from '../../session/call-api.ts'
import { storeProfile } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { toast } from '../../ui/overlay-store.ts'
import { Toolbar } from '../../ui/parts.tsx'
import { prepareFile } from '../../ui/prepare-file.ts'
import styles from './profile.module.css'

/** The picture, a way to choose another and a way to have none. */
export function ProfilePicture({ profile }: { profile: Profile }) {
  const t = useTranslations('accounts-profile.profile.picture')
  const client = useQueryClient()
  const file = useRef<HTMLInputElement>(null)
  const [broken, setBroken] = useState<string>()
  const params = { patientId: profile.u_id }

  async function keep(data: Profile, words: string) {
    storeProfile(data)
    await showSaved(client, ['profile', profile.u_id], data)
    toast({ tone: 'ok', words })
  }
  const sending = useAction(
    async (picture: File) => keep((await send(await prepareFile(picture))).data, t('saved')),
    {
      shows: 'failure',
    },
  )
  const removing = useAction(
    async () => {
      const { data, message } = await callApi('DELETE /api/website/patient/{patientId}/image', { params })
      await keep(data, message ?? t('remove'))
    },
    { shows: 'failure' },
  )

  function send(picture: File) {
    const form = new FormData()
    form.append('image', picture)
    // The client's body is the form itself; its field is the file that the contract names in words.
    return callApi('PUT /api/website/patient/{patientId}', { params, body: form as never })
  }

  return (
    <section className={styles.pictureRow} aria-label={t('title')}>
      <span className={styles.picture}>
        {profile.image && broken !== profile.image ? (
          <img
            src={profile.image}
            width="96"
            height="112"
            alt=""
            onError={() => setBroken(profile.image ?? '')}
          />
        ) : (
          <DefaultFace gender={profile.gender} />
        )}
      </span>
      <div>
        <p className="small t2">{t('words')}</p>
        <Toolbar above={3}>
          <input
            ref={file}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('title')}
            tabIndex={-1}
            onChange={({ target }) => {
              const [picture] = target.files ?? []
              removing.reset()
              if (picture) void sending.run(picture)
              target.value = ''
            }}
          />
          <Button variant="quiet" small busy={sending.isBusy} onClick={() => file.current?.click()}>
            {t(profile.image ? 'another' : 'choose')}
          </Button>
          {profile.image && (
            <Button
              variant="bare"
              small
              busy={removing.isBusy}
              onClick={() => {
                sending.reset()
                void removing.run()
              }}
            >
              {t('remove')}
            </Button>
          )}
        </Toolbar>
        <FormFailure>{sending.failure ?? removing.failure}</FormFailure>
      </div>
    </section>
  )
}
