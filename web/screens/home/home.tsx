import '../../messages/home.ts'
import type { HomeModule } from '@newyou/contract/content/home'
import type { HomeHero } from '@newyou/contract/foundation/brand/calls'
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router'
import type { CallApi } from '../../api/client.ts'
import { apiContext } from '../../api/context.ts'
import { textsOf } from '../../messages/index.ts'
import { callApi } from '../../session/call-api.ts'
import { localeOf } from '../../ui/locale.ts'
import { pageMeta } from '../../ui/page-meta.ts'
import { urls } from '../../urls.ts'
import { Costs, Doors, NextFree, Steps } from './healer-modules.tsx'
import { Articles, Books, Courses, Events, Offers, Reels, Story } from './learn-modules.tsx'
import { OwnTexts } from './own-texts.ts'
import { Threshold } from './threshold.tsx'

async function load(api: CallApi, url: string) {
  const language = localeOf(new URL(url).pathname)
  const [modules, texts, hero] = await Promise.all([
    api('GET /api/website/home-page'),
    api('GET /api/website/home-texts', { query: { language } }),
    api('GET /api/website/home-hero', { query: { language } }),
  ])
  return { modules: modules.data, texts: texts.data, hero: hero.data }
}
export const loader = ({ context, request }: LoaderFunctionArgs) => load(context.get(apiContext), request.url)
export const clientLoader = ({ request }: ClientLoaderFunctionArgs) => load(callApi, request.url)

// The board shows the next free times: it must follow every booking, and the clock. The rest follows what it shows.
export const handle = {
  pageTags: [
    'home',
    'healers',
    'availability',
    'courses',
    'events',
    'ebooks',
    'reels',
    'articles',
    'coupons',
  ],
  pageMaxAge: 60,
}

export function meta({ location, matches }: MetaArgs) {
  const t = textsOf(localeOf(location.pathname), 'home')
  return pageMeta(matches, { path: urls.home(), title: t('meta.title'), description: t('meta.description') })
}

export default function Home() {
  const { modules, texts, hero } = useLoaderData<typeof loader>()
  return (
    <OwnTexts value={texts}>
      {/* For signed-in people: filled by `shell/signed-in/home-back.tsx`. */}
      <div data-back />
      {modules.map((module, index) => (
        <div key={module.kind} data-later={index > 1 || undefined}>
          <Module module={module} hero={hero} />
          {/* Healers who are available now come and go, so they stand where nothing above them moves. */}
          {module.kind === 'next-free' && <div data-now />}
        </div>
      ))}
    </OwnTexts>
  )
}

function Module({ module, hero }: { module: HomeModule; hero: HomeHero | null }) {
  switch (module.kind) {
    case 'threshold':
      return <Threshold {...module} hero={hero} />
    case 'next-free':
      return <NextFree {...module} />
    case 'doors':
      return <Doors {...module} />
    case 'costs':
      return <Costs {...module} />
    case 'steps':
      return <Steps />
    case 'courses':
      return <Courses {...module} />
    case 'events':
      return <Events {...module} />
    case 'books':
      return <Books {...module} />
    case 'reels':
      return <Reels {...module} />
    case 'story':
      return <Story {...module} />
    case 'articles':
      return <Articles {...module} />
    case 'offers':
      return <Offers {...module} />
  }
}
