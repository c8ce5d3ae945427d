import { expect, test } from 'vitest'
import { inReadersLanguage } from './site-links.ts'

const site = 'https://newyou.test'
const parameters = {
  site,
  link: `${site}/dashboard/appointments/1`,
  home: `${site}/`,
  feed: `${site}/api/website/calendar/1.ics`,
  guardian: `${site}/hi/guardian-consent/x`,
  hindiHome: `${site}/hi`,
  desk: `${site}/admin/orders`,
  meeting: 'https://meet.example/room',
  lookalike: 'https://newyou.test.example/dashboard',
  count: 3,
}

test('addresses of the site lead to its pages in Hindi, all others stay', () => {
  expect(inReadersLanguage(parameters, 'hi', site)).toEqual({
    ...parameters,
    site: `${site}/hi`,
    link: `${site}/hi/dashboard/appointments/1`,
    home: `${site}/hi`,
  })
})

test('in English nothing changes', () => {
  expect(inReadersLanguage(parameters, 'en', site)).toEqual(parameters)
})
