import '../../messages/passport.ts'
import type { OpenedPassport } from '@newyou/contract/administration/passport/calls'
import { useRef, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAction } from '../../api/use-action.ts'
import { textsOf } from '../../messages/index.ts'
import { PrivatePage } from '../../page/private-page.tsx'
import { practiceUrls } from '../../practice-urls.ts'
import { callApi } from '../../session/call-api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-parts.tsx'
import { localeOf } from '../../ui/locale.ts'
import { Notice } from '../../ui/notice.tsx'
import { pageMeta } from '../../ui/page-meta.ts'
import { PageHead, Stack } from '../../ui/parts.tsx'
import { SkeletonLine } from '../../ui/skeleton.tsx'
import { urls } from '../../urls.ts'
import { PassportParts } from './passport-parts.tsx'

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'passport')
  return pageMeta(matches, {
    path: practiceUrls.passport(),
    title: t('practice.meta'),
    description: t('practice.lead'),
    noIndex: true,
  })
}

/** Where a healer reads the file that a client brings. */
export default function ReadPassport() {
  const t = useTranslations('passport.practice')
  return (
    <PrivatePage of="healer" waiting={<SkeletonLine width="half" tall />}>
      {() => (
        <>
          <Breadcrumbs way={[{ name: t('crumb'), to: urls.practiceClients() }, { name: t('meta') }]} />
          <PageHead title={t('meta')} lead={t('lead')} quiet />
          <PassportReader />
        </>
      )}
    </PrivatePage>
  )
}

/** The choice of a file, whose signature it has, and what is in it. */
export function PassportReader() {
  const t = useTranslations('passport.practice')
  const input = useRef<HTMLInputElement>(null)
  const [opened, setOpened] = useState<OpenedPassport>()
  const { run, isBusy, failure } = useAction(
    async (file: File) => {
      setOpened(undefined)
      const form = new FormData()
      form.append('passport', file)
      const { data } = await callApi('POST /api/practice/health-passport', {
        // The body is the form itself; its field is the file.
        body: form as never,
      })
      setOpened(data)
    },
    { shows: 'failure' },
  )
  return (
    <Stack gap={4}>
      <input
        ref={input}
        type="file"
        accept=".html,text/html"
        aria-label={t('choose')}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void run(file)
          target.value = ''
        }}
      />
      <div>
        <Button variant={opened ? 'quiet' : 'primary'} busy={isBusy} onClick={() => input.current?.click()}>
          {t(opened ? 'another' : 'choose')}
        </Button>
      </div>
      <FormFailure>{failure}</FormFailure>
      <div role="status">
        {opened && (
          <Notice>
            <p>
              <b>{opened.is_own ? t('own') : t('other', { site: opened.site })}</b>
            </p>
            {!opened.is_own && <p>{t('otherWords')}</p>}
          </Notice>
        )}
      </div>
      {opened && <PassportParts record={opened.record} />}
    </Stack>
  )
}
