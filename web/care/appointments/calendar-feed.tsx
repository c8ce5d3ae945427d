import '../../messages/appointments.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useErrorWords } from '../../api/error-words.ts'
import { showSaved } from '../../api/show-saved.ts'
import { useAction } from '../../api/use-action.ts'
import { callApi } from '../../session/call-api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { dayOf, fullDate } from '../../ui/format.ts'
import layout from '../../ui/layout.module.css'
import { toast } from '../../ui/overlay-store.ts'
import { useVisitorZone } from '../../ui/visitor-time.tsx'
import styles from './changes.module.css'

const queryKey = ['calendar-feed']

/** The secret address by which one's own calendar reads the appointments: made, shown once, made anew, ended. */
export function CalendarFeed() {
  const t = useTranslations('appointments.feed')
  const locale = useLocale()
  const zone = useVisitorZone()
  const wordsFor = useErrorWords()
  const client = useQueryClient()
  const [url, setUrl] = useState<string>()
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await callApi('GET /api/website/calendar-feed', { signal })).data,
  })

  const making = useAction(async () => {
    const { data: made } = await callApi('POST /api/website/calendar-feed')
    setUrl(made.url)
    await showSaved(client, queryKey, { made_at: made.made_at })
  })
  const ending = useAction(async () => {
    const { data: ended } = await callApi('DELETE /api/website/calendar-feed')
    setUrl(undefined)
    await showSaved(client, queryKey, ended)
    toast({ tone: 'ok', words: t('ended') })
  })

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      toast({ tone: 'ok', words: t('copied') })
    } catch (error) {
      toast({ tone: 'bad', words: wordsFor(error) })
    }
  }

  return (
    <section className={styles.secret}>
      <h2>{t('title')}</h2>
      <p className="t2">{t('words')}</p>
      {url && (
        <Field label={t('label')} hint={t('once')}>
          {(control) => <input {...control} readOnly value={url} onFocus={({ target }) => target.select()} />}
        </Field>
      )}
      {!url && data?.made_at && (
        <p className="small t3">{t('made', { when: fullDate(dayOf(data.made_at, zone), locale) })}</p>
      )}
      <div className={layout.cluster}>
        {url && (
          <Button variant="primary" small onClick={() => void copy(url)}>
            {t('copy')}
          </Button>
        )}
        <Button variant="quiet" small busy={making.isBusy} onClick={() => void making.run()}>
          {t(data?.made_at ? 'again' : 'make')}
        </Button>
        {data?.made_at && (
          <Button variant="bare" small busy={ending.isBusy} onClick={() => void ending.run()}>
            {t('end')}
          </Button>
        )}
      </div>
    </section>
  )
}
