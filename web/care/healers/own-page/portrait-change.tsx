import '../../../messages/healers-page.ts'
import type { OwnPage } from '@newyou/contract/care/healers/page'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { showSaved } from '../../../api/show-saved.ts'
import { useAction } from '../../../api/use-action.ts'
import { callApi } from '../../../session/call-api.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form/form-parts.tsx'
import { toast } from '../../../ui/overlay-store.ts'
import { Section, Stack, Toolbar } from '../../../ui/parts.tsx'
import { Portrait } from '../../../ui/portrait.tsx'
import { prepareFile } from '../../../ui/prepare-file.ts'
import { ownQueries } from '../queries.ts'

/** The portrait that clients see, the one that was sent, and a way to send another. */
export function PortraitChange({ page }: { page: OwnPage }) {
  const t = useTranslations('healers-page.portrait')
  const client = useQueryClient()
  const file = useRef<HTMLInputElement>(null)
  const sending = useAction(
    async (picture: File) => {
      const form = new FormData()
      form.append('portrait', await prepareFile(picture))
      // The whole body is the form; the contract names its one file in words.
      const { data } = await callApi('POST /api/practice/page/portrait', { body: form } as never)
      // Text being written below is kept.
      await showSaved(client, ownQueries.page().queryKey, data)
      toast({ tone: 'ok', words: t(data.change ? 'sent' : 'saved') })
    },
    { shows: 'failure' },
  )
  const wished = page.change?.image
  const shape = { category: page.main_category, sizes: '140px' }
  return (
    <Section gap={3} width="form" above={7} start aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Toolbar gap={6} align="end">
        <Stack as="figure" gap={2}>
          <Portrait {...shape} image={page.image} alt={t('currentAlt')} />
          <figcaption className="small t2">{t(page.image ? 'current' : 'nothing')}</figcaption>
        </Stack>
        {wished && (
          <Stack as="figure" gap={2}>
            <Portrait {...shape} image={wished} alt={t('newAlt')} />
            <figcaption className="small t2">{t(page.change?.refused_at ? 'refused' : 'waiting')}</figcaption>
          </Stack>
        )}
      </Toolbar>
      <p className="small t2">{t('hint')}</p>
      <input
        ref={file}
        className="sr-only"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('choose')}
        tabIndex={-1}
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          if (picture) void sending.run(picture)
          target.value = ''
        }}
      />
      <Button variant="quiet" busy={sending.isBusy} onClick={() => file.current?.click()}>
        {t('choose')}
      </Button>
      <FormFailure>{sending.failure}</FormFailure>
    </Section>
  )
}
