import { expect, test } from 'vitest'
import { plainSite } from '../../testing/plain-site.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { limits } from '../http/limits.ts'

const app = useTestApp({ web: plainSite() })
let count = 0
const newPage = async (remoteAddress: string) =>
  (await app().app.http.inject({ url: `/page/${++count}`, remoteAddress })).statusCode

test('who has pages rendered is limited by itself; the pages of others come', async () => {
  for (let time = 0; time < limits.page.max; time++) expect(await newPage('198.51.100.1')).toBe(200)
  expect(await newPage('198.51.100.1')).toBe(429)
  // More pages in all than their loader's call may be made by one caller.
  for (let time = 0; time < limits.read.max; time++)
    expect(await newPage(`203.0.113.${time % 200}`)).toBe(200)
})
