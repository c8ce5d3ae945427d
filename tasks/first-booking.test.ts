import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './ensure-installed.mjs'
import { addressesIn, limitMs, reportOf, Stopwatch, stepsOfStart } from './steps-of-start.ts'

const sources = ['tasks/ensure-installed.mjs', 'tasks/build-web.ts', 'demo/load.ts', 'tasks/run-site.ts']
const text = sources.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n')

test.each(stepsOfStart)('npm start prints when it begins to $name', ({ begins }) => {
  // Of the two builds the source has the name apart.
  const [, words = begins, name = ''] = /^(Building the )(.*)$/.exec(begins) ?? []
  expect(text).toMatch(new RegExp(`console\\.log\\(['\`]${words}`))
  expect(text).toContain(name)
})

test('the addresses are those that npm start prints', () => {
  for (const words of ['`New You is open:        $', '`Sandbox inbox:          $'])
    expect(text).toContain(words)
  const open = 'Making the history ...\n\nNew You is open:        http://localhost:1\n'
  expect(addressesIn(open)).toBeUndefined()
  expect(addressesIn(`${open}Sandbox inbox:          http://localhost:2   (mails)\n`)).toEqual({
    siteUrl: 'http://localhost:1',
    sandboxUrl: 'http://localhost:2',
  })
})

test('each step has the time until the next one began, and more than five minutes fail', () => {
  const watch = new Stopwatch('clone', 0)
  watch.heard('Installing packages, which takes a minute the first time ...', 2000)
  watch.heard('something else', 3000)
  watch.begin('book and pay', 62_000)
  watch.begin('stop', 63_500)
  expect(watch.steps).toEqual([
    { name: 'clone', ms: 2000 },
    { name: 'install packages', ms: 60_000 },
    { name: 'book and pay', ms: 1500 },
  ])
  expect(reportOf(watch.steps)).toMatchObject({
    isInTime: true,
    text: expect.stringMatching(/^all +63\.5 s$/m),
  })
  expect(reportOf([{ name: 'clone', ms: limitMs + 1 }])).toMatchObject({
    isInTime: false,
    text: expect.stringContaining('more than 5 minutes'),
  })
})
