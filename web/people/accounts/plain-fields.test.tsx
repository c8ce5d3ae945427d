import { clientFields } from '@newyou/contract/people/accounts/client-fields'
import { emptyForm, having, namesOf } from '@newyou/contract/people/accounts/declared'
import type { Profile } from '@newyou/contract/people/accounts/profile'
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { describe, expect, test } from 'vitest'
import { messages as english } from '../../messages/en/index.ts'
import { messages as hindi } from '../../messages/hi/index.ts'
import type { PersonForm } from './person-form.ts'
import { PlainFields } from './plain-fields.tsx'
import { valuesOf } from './profile-values.ts'

const form = {
  values: emptyForm(clientFields),
  errors: {},
  set: () => {},
  text: (name: string) => ({ name, value: '', onChange: () => {}, onBlur: () => {} }),
} as unknown as PersonForm // without the types of each field
const names = (html: string) => [...html.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)

/** Drawn by hand in `profile-parts.tsx` and beside it, because each needs a list, a hint or a place of its own. */
const byHand = ['name', 'birth', 'choice', 'choices', 'place', 'record']
const plain = namesOf(clientFields).filter((name) => !byHand.includes(clientFields[name].kind))

describe.each(['en', 'hi'] as const)('in %s', (locale) => {
  const draw = (step?: 'about' | 'means') =>
    renderToStaticMarkup(
      <IntlProvider
        locale={locale}
        timeZone="Asia/Kolkata"
        messages={(locale === 'en' ? english : hindi) as typeof english}
        onError={(error) => {
          throw error
        }}
      >
        <PlainFields of={form} {...(step && { step })} />
      </IntlProvider>,
    )

  test('the profile has each plain field that is declared, with its words', () => {
    expect(names(draw())).toEqual(plain)
  })

  test('a step of the registration has those that are declared for it', () => {
    for (const step of ['about', 'means'] as const) {
      const declared = namesOf(having(clientFields, 'step', step)).map(String)
      expect(names(draw(step))).toEqual(plain.filter((name) => declared.includes(name)))
    }
  })
})

test('the form begins with what the profile says, and is empty where nothing is known', () => {
  const known = Object.fromEntries(namesOf(clientFields).map((name) => [name, `a ${name}`]))
  expect(valuesOf(known as unknown as Profile)).toEqual(known)
  const unknown = Object.fromEntries(namesOf(clientFields).map((name) => [name, clientFields[name].none]))
  expect(valuesOf(unknown as unknown as Profile)).toEqual({ ...emptyForm(clientFields), country: 'India' })
})
