import { type HealerFieldName, healerFields } from '@newyou/contract/care/healers/fields'
import { emptyForm, having, namesOf } from '@newyou/contract/people/accounts/declared'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, test, vi } from 'vitest'
import { messages as english } from '../../messages/en/index.ts'
import { messages as hindi } from '../../messages/hi/index.ts'
import type { FormOfHealer } from './healer-field.tsx'
import { SessionFields, TextFields } from './own-page/page-fields.tsx'
import { HealerContactFields, HealerStep, healerSteps } from './register-healer-fields.tsx'

vi.mock('../../page/site.ts', () => ({
  useSite: () => ({ categories: [{ slug: 'family' }, { slug: 'health' }] }),
}))
vi.mock('../../session/use-languages.ts', () => ({
  useLanguages: () => [{ language_u_id: '1', code: 'hi', name: 'Hindi', native_name: 'हिन्दी' }],
}))

/** A form with each field wrong, so that its error is drawn too. */
const form = {
  values: { ...emptyForm(healerFields), greeting_lang: '' },
  errors: Object.fromEntries(namesOf(healerFields).map((name) => [name, `${name} is wrong`])),
  set: () => {},
  text: (name: string) => ({ name, value: '', onChange: () => {} }),
} satisfies FormOfHealer
const whole = form as never // each screen has some of these fields

/** The names of what can be filled in, in their order. */
function drawn(element: React.ReactNode, locale: 'en' | 'hi' = 'en') {
  const html = renderToStaticMarkup(
    <IntlProvider
      locale={locale}
      timeZone="Asia/Kolkata"
      messages={{
        ...((locale === 'en' ? english : hindi) as typeof english),
        categories: { family: 'Family', health: 'Health' },
      }}
      onError={(error) => {
        throw error
      }}
    >
      {element}
    </IntlProvider>,
  )
  return { html, names: [...new Set([...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name))] }
}

const registration = (
  <>
    <HealerContactFields {...(whole as Parameters<typeof HealerContactFields>[0])} />
    <HealerStep name="work" of={whole} />
    <HealerStep name="experience" of={whole} />
  </>
)
const ownPage = (
  <>
    <SessionFields {...(whole as Parameters<typeof SessionFields>[0])} />
    <TextFields {...(whole as Parameters<typeof TextFields>[0])} />
  </>
)
const asked = namesOf(having(healerFields, 'step'))
const changed = namesOf(having(healerFields, 'page'))

describe.each(['en', 'hi'] as const)('in %s', (locale) => {
  test('the registration asks for each field that is declared for it, and says what is wrong with it', () => {
    const { html, names } = drawn(registration, locale)
    expect(names).toEqual(['first_name', 'last_name', 'mobile_number', 'email', ...asked])
    for (const name of asked) expect(html).toContain(`${name} is wrong`)
  })

  test('the own page of a healer has each field that is declared for it, and says what is wrong with it', () => {
    const { html, names } = drawn(ownPage, locale)
    expect([...names].sort()).toEqual([...changed, 'greeting_lang'].sort())
    for (const name of changed) expect(html).toContain(`${name} is wrong`)
  })
})

test('each field of the registration belongs to a step, so that what is missing is found again', () => {
  const inSteps: readonly HealerFieldName[] = healerSteps.flatMap(({ fields }) => fields as HealerFieldName[])
  expect(inSteps).toEqual(expect.arrayContaining(asked))
})
