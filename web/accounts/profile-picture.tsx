import '../messages/accounts.ts'
import type { Profile } from '@newyou/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorWords } from '../api/error-words.ts'
import { DefaultFace } from '../frame/signed-in/default-face.tsx'
import { callApi } from '../session/call-api.ts'
import { storeProfile } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { FormFailure } from '../ui/form/form-parts.tsx'
import { toast } from '../ui/overlay-store.ts'
import styles from './profile.module.css'

/** The picture, a way to choose another and a way to have none. */
export function ProfilePicture({ profile }: { profile: Profile }) {
  const t = useTranslations('accounts.profile.picture')
  const wordsFor = useErrorWords()
  const client = useQueryClient()
  const file = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState<'send' | 'remove'>()
  const [failure, setFailure] = useState<string>()
  const [broken, setBroken] = useState<string>()
  const params = { patientId: profile.u_id }

  async function change(what: 'send' | 'remove', call: () => Promise<{ data: Profile; message?: string }>) {
    setBusy(what)
    setFailure(undefined)
    try {
      const { data, message } = await call()
      storeProfile(data)
      client.setQueryData(['profile', profile.u_id], data)
      toast({ mood: 'ok', words: what === 'send' ? t('saved') : (message ?? t('remove')) })
    } catch (error) {
      setFailure(wordsFor(error))
    }
    setBusy(undefined)
  }

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
        <div className={styles.actions}>
          <input
            ref={file}
            type="file"
            accept="image/jpeg,image/png"
            aria-label={t('title')}
            tabIndex={-1}
            onChange={({ target }) => {
              const [picture] = target.files ?? []
              if (picture) void change('send', () => send(picture))
              target.value = ''
            }}
          />
          <Button look="quiet" small busy={busy === 'send'} onClick={() => file.current?.click()}>
            {t(profile.image ? 'another' : 'choose')}
          </Button>
          {profile.image && (
            <Button
              look="bare"
              small
              busy={busy === 'remove'}
              onClick={() =>
                void change('remove', () =>
                  callApi('DELETE /api/website/patient/{patientId}/image', { params }),
                )
              }
            >
              {t('remove')}
            </Button>
          )}
        </div>
        <FormFailure>{failure}</FormFailure>
      </div>
    </section>
  )
}
