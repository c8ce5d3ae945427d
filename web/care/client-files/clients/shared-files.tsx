import '../../../messages/practice-clients.ts'
import type { SharedFile } from '@newyou/contract/care/client-files/clients'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { withFiles } from '../../../api/with-files.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { FilesField } from '../../../ui/files-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconDownload, IconFileText, IconX } from '../../../ui/icons.ts'
import { confirm, toast } from '../../../ui/overlay-store.ts'
import { Section, Stack } from '../../../ui/parts.tsx'
import { useWhen } from '../../../ui/visitor-time.tsx'
import styles from './clients.module.css'

/** Files the healer shared with a client, each with a button to withdraw it. */
export function SharedFiles({
  files,
  name,
  children,
}: {
  files: readonly SharedFile[]
  name: string
  /** The way to share more. */
  children?: ReactNode
}) {
  const t = useTranslations('practice-clients.files')
  return (
    <Section gap={3} start>
      <h2>{t('title')}</h2>
      <p className="t2">{t(files.length ? 'lead' : 'none', { name })}</p>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <li key={file.u_id}>
              <File file={file} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </Section>
  )
}

function File({ file }: { file: SharedFile }) {
  const t = useTranslations('practice-clients.files')
  const { at } = useWhen()
  const queries = useQueryClient()
  const remove = useAction(async () => {
    const isSure = await confirm({
      title: t('removing.title'),
      words: t('removing.words'),
      confirmLabel: t('removing.confirm'),
      cancelLabel: t('removing.cancel'),
    })
    if (!isSure) return
    await callApi('DELETE /api/practice/client-file/{fileId}', { params: { fileId: file.u_id } })
    await queries.invalidateQueries({ queryKey: ['practice', 'client'] })
    toast({ tone: 'ok', words: t('removed') })
  })
  return (
    <div className={styles.file}>
      <a href={file.address} target={file.kind === 'picture' ? '_blank' : undefined} rel="noreferrer">
        <Icon of={file.kind === 'picture' ? IconFileText : IconDownload} />
        <span>
          {file.name}
          <span className="small t3"> {t('of', { when: at(file.created_at) })}</span>
        </span>
      </a>
      <IconButton label={t('remove', { name: file.name })} onClick={() => void remove.run()}>
        <Icon of={IconX} />
      </IconButton>
    </div>
  )
}

/** Chooses files and shares them for one session. */
export function ShareFiles({ appointmentId, name }: { appointmentId: string; name: string }) {
  const t = useTranslations('practice-clients.files')
  const queries = useQueryClient()
  const [files, setFiles] = useState<File[]>([])
  const [wrong, setWrong] = useState<string>()
  const share = useAction(
    async () => {
      await callApi('POST /api/practice/appointment/{appointmentId}/file', {
        params: { appointmentId },
        body: withFiles({}, files),
      } as never) // the form is the body; the contract names no fields beside the files
      setFiles([])
      await queries.invalidateQueries({ queryKey: ['practice', 'client'] })
      toast({ tone: 'ok', words: t('shared', { name }) })
    },
    {
      shows: 'failure',
      onFailure: (error) =>
        setWrong(error instanceof ApiError ? (error.fieldErrors.attachments ?? error.message) : undefined),
    },
  )
  return (
    <Stack gap={5} width="form">
      <FilesField
        files={files}
        error={wrong ?? share.failure}
        onChange={(chosen) => {
          setFiles(chosen)
          setWrong(undefined)
          share.reset()
        }}
      />
      {files.length > 0 && (
        <div>
          <Button variant="primary" busy={share.isBusy} onClick={() => void share.run()}>
            {t('share')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
