import type { PracticeService } from '@newyou/contract/care/healers/services'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { messages as english } from '../../../messages/en/index.ts'
import { messages as hindi } from '../../../messages/hi/index.ts'
import { ServiceFields } from './service-form.tsx'
import { checkedService, emptyValues, type ServiceValues, valuesOf, wordFields } from './service-values.ts'

const names = Object.keys(emptyValues) as (keyof ServiceValues)[] // its own keys
const form = {
  values: { ...emptyValues, modes: ['in-person'] },
  errors: Object.fromEntries(names.map((name) => [name, `${name} is wrong`])),
  set: () => {},
  text: (name: string) => ({ name, value: '', onChange: () => {} }),
} as never // the wiring of text fields has more

/** The names of what can be filled in. */
function drawn(isFirst: boolean, locale: 'en' | 'hi') {
  const html = renderToStaticMarkup(
    <IntlProvider
      locale={locale}
      timeZone="Asia/Kolkata"
      messages={(locale === 'en' ? english : hindi) as typeof english}
      onError={(error) => {
        throw error
      }}
    >
      <ServiceFields of={form} places={[clinic]} isFirst={isFirst} />
    </IntlProvider>,
  )
  return { html, names: new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)) }
}

const clinic = {
  u_id: '019a8c52-7f3e-7b61-9d2a-ffee00112233',
  name: 'Clinic',
  address: '1 Lane',
  city: 'Pune',
  map_link: '',
}
const service: PracticeService = {
  u_id: 'one',
  version: 3,
  is_first: false,
  name: 'Walk',
  name_hi: 'चलना',
  description: 'We walk.',
  description_hi: 'हम चलते हैं।',
  minutes: 90,
  break_before: 0,
  break_after: 15,
  start_step: 30,
  price_rupees: 0,
  modes: ['voice', 'in-person'],
  places: [clinic.u_id],
  audience: 'known',
  pays_later: true,
  people_min: 2,
  people_max: 3,
  notice_minutes: 60,
  horizon_days: 30,
  daily_cap: 2,
  state: 'draft',
}
const { u_id: _id, version: _version, is_first: _first, ...sent } = service

describe.each(['en', 'hi'] as const)('in %s', (locale) => {
  test('the form has each field of a service, and says what is wrong with it', () => {
    const { html, names: fields } = drawn(false, locale)
    expect(fields).toEqual(new Set(names))
    for (const name of names) expect(html).toContain(`${name} is wrong`)
  })

  test('of the first one it has the words, and when it is paid', () => {
    expect(drawn(true, locale).names).toEqual(new Set([...wordFields, 'pays_later']))
  })
})

test('what was read is sent unchanged, with values of its own and without', () => {
  const same = (words: string) => words
  expect(checkedService(valuesOf(service), same)).toEqual({ parsed: sent })
  const inherited = {
    ...sent,
    break_before: null,
    break_after: null,
    start_step: null,
    price_rupees: null,
    modes: null,
    places: [],
    notice_minutes: null,
    horizon_days: null,
    daily_cap: null,
  }
  expect(checkedService(valuesOf({ ...service, ...inherited }), same)).toEqual({ parsed: inherited })
})

test.each([
  ['minutes', ['', '10', '47', '250', 'long']],
  ['price_rupees', ['-1', '1.5', 'free']],
  ['break_after', ['7', '125', 'none']],
  ['daily_cap', ['0', '25']],
  ['people_max', ['', '0', '5']],
  ['name', ['', '   ']],
] as const)('%s says in the reader’s language why it is not right', (name, wrongs) => {
  for (const wrong of wrongs) {
    const found = checkedService({ ...valuesOf(service), [name]: wrong }, (words) => `so: ${words}`)
    expect('wrong' in found && found.wrong[name], wrong).toMatch(/^so: Please|^so: This field/)
  }
})
