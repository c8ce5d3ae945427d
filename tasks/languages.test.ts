import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { homeZone } from '@newyou/contract/business'
import { errors } from '@newyou/contract/errors'
import { eventMessages } from '@newyou/contract/learning/events/messages'
import { paymentFailed, paymentPending } from '@newyou/contract/money/payments/states'
import { accountMessages } from '@newyou/contract/people/accounts/messages'
import { expect, test } from 'vitest'
import { hi as hindiOfServer } from '../server/messages/hi/index.ts'
import { en as englishOfServer } from '../server/messages/index.ts'
import { messages as englishOfSite } from '../web/messages/en/index.ts'
import { messages as hindiOfSite, say } from '../web/messages/hi/index.ts'
import { sentences } from '../web/messages/hi/ui-sentences.ts'
import { dayWord, timeOfDay } from '../web/ui/format.ts'
import { textsIn } from './catalogue-texts.ts'

/** The names of a message's parameters and tags, each once. */
function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...namesIn(element.children)]
    const options = 'options' in element ? Object.values(element.options) : []
    return [element.value, ...options.flatMap(({ value }) => namesIn(value))]
  })
}

/** The parameters and tags of a message, sorted. */
const parametersOf = (text: string) => [...new Set(namesIn(parse(text)))].sort()

/** Latin text in a Hindi message, without parameters, tags, and the names that are never translated. */
function latinIn(text: string): string[] {
  const literals = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal) return [element.value]
      if (element.type === TYPE.tag) return literals(element.children)
      return 'options' in element
        ? Object.values(element.options).flatMap(({ value }) => literals(value))
        : []
    })
  const names =
    /⟦brand⟧|WhatsApp|Razorpay|Tele-MANAS|Google( Play| Authenticator)?|Outlook(\.com)?|Microsoft|Apple|iCloud|icloud\.com|account\.apple\.com|Fastmail|fastmail\.com|Nextcloud|CalDAV|iCal|\.ics|Aegis|Chrome|Safari|Firefox|Edge|iPhone|iPad|Allow|Alt|Ctrl|Enter|Escape|Shift|Space|WebM|WebP|WebVTT/g
  // Abbreviations are the same in both: OTP, UPI, GST, PDF.
  return literals(parse(text)).flatMap(
    (part) => part.replace(names, '').match(/[A-Za-z]*[a-z][A-Za-z]+/g) ?? [],
  )
}

test.each([
  ['the site', englishOfSite, hindiOfSite],
  ['the server', englishOfServer, hindiOfServer],
])('%s has every message in Hindi, with the same parameters and tags', (_, en, hi) => {
  const english = textsIn(en)
  const hindi = new Map(textsIn(hi))
  expect([...hindi.keys()].sort()).toEqual(english.map(([path]) => path).sort())
  const differing = english
    .map(([path, text]) => ({ path, en: parametersOf(text), hi: parametersOf(hindi.get(path) ?? '') }))
    .filter((message) => message.en.join() !== message.hi.join())
  expect(differing).toEqual([])
  // Names of files and addresses of links are no words.
  const words = [...hindi].filter(([path]) => !/\.(file|to)$/.test(path))
  const latin = words.map(([path, text]) => ({ path, words: latinIn(text) }))
  expect(latin.filter(({ words }) => words.length > 0)).toEqual([])
})

test('every error is said in Hindi', () => {
  const unsaid = Object.values(errors).filter(({ message }) => !/[\u0900-\u097f]/.test(say(message)))
  expect(unsaid).toEqual([])
})

/** The sentences that a file of the server refuses with, as they stand there. */
const refusalsIn = (source: string) =>
  [
    ...source.matchAll(
      /(?:\bfail|\brefuse\w*|\bmessage:|errors: \{ \w+:)\(?[^'`;]{0,40}'([A-Z][^'\n]* [^'\n]*)'/g,
    ),
  ]
    .map(([, sentence]) => sentence ?? '')
    .filter((sentence) => !/^[A-Z]+ \/api\//.test(sentence))

test('the server answers with sentences of the catalogues only', () => {
  const root = path.join(import.meta.dirname, '../server')
  const files = globSync('*/**/*.ts', { cwd: root }).filter(
    (file) => !/^(messages|testing|node_modules)\/|\.test\.ts$/.test(file),
  )
  const written = files.flatMap((file) =>
    refusalsIn(readFileSync(path.join(root, file), 'utf8')).map((sentence) => ({ file, sentence })),
  )
  expect(files.length).toBeGreaterThan(300)
  // Before the site answers there is nobody who reads a catalogue.
  expect(written.filter(({ sentence }) => !sentence.startsWith('This server runs with secrets'))).toEqual([])
})

test('every reply of the server to clients and healers is said in Hindi', async () => {
  const root = path.join(import.meta.dirname, '../server/messages/replies')
  const files = globSync('*.ts', { cwd: root }).filter(
    (file) => !['back-office.ts', 'webhooks.ts'].includes(file),
  )
  const catalogues: Record<string, Record<string, string>>[] = await Promise.all(
    files.map((file) => import(path.join(root, file))),
  )
  const replies = catalogues.flatMap((catalogue) => Object.values(catalogue).flatMap(Object.values<string>))
  expect(replies.length).toBeGreaterThan(80)
  expect(replies.filter((sentence) => !/[\u0900-\u097f]/.test(say(sentence)))).toEqual([])
})

test('each sentence that the contract fixes for screens is said in Hindi', () => {
  const fixed = [
    ...Object.values(accountMessages),
    ...Object.values(eventMessages),
    paymentFailed,
    paymentPending,
  ]
  expect(fixed.filter((sentence) => !/[\u0900-\u097f]/.test(say(sentence)))).toEqual([])
})

test('a day in Hindi and its time name the part of the day once', () => {
  const parts = /सुबह|दोपहर|शाम|रात/g
  const { today, tonight } = hindiOfSite.when
  for (const hour of Array.from({ length: 24 }, (_, at) => at)) {
    const moment = `2026-11-21T${String(hour).padStart(2, '0')}:30:00+05:30`
    const day = { today, tonight }[dayWord(moment, '2026-11-21T00:00:00+05:30') as 'today' | 'tonight']
    expect(`${day} ${timeOfDay(moment, homeZone, 'hi')}`.match(parts)).toHaveLength(1)
  }
})

const allHindi = [hindiOfSite, hindiOfServer, sentences].flatMap((catalogue) => textsIn(catalogue))

/** Verbs and helping verbs whose form would say whether a person is a man. */
const afterName =
  /\{(?:name|other|healer|youngName|young|organization)\}(?: अभी| अब)? (?:नहीं )?(?:जुड़े|जुड़ गए|चाहते|लिख रहे|सकते|जुड़ेंगे|आएँगे)/

test('no Hindi verb after a name shows whether it is a man’s', () => {
  expect(allHindi.filter(([, text]) => afterName.test(text))).toEqual([])
})

test('the site says titles of orders as the server does', () => {
  const english = Object.entries(englishOfServer.documents).filter(([name]) => name.startsWith('titleOf'))
  expect(english.length).toBeGreaterThan(3)
  const hindi: Record<string, string> = hindiOfServer.documents
  expect(english.map(([name, text]) => [name, sentences[text]])).toEqual(
    english.map(([name]) => [name, hindi[name]]),
  )
})

/** Words of the last column of docs/hindi-words.md. */
function refusedWords(): string[] {
  const guide = readFileSync(path.join(import.meta.dirname, '../docs/hindi-words.md'), 'utf8').normalize()
  const rows = guide.split('\n').filter((line) => line.startsWith('|') && !/^\| (Name|-)/.test(line))
  return rows.flatMap((row) => row.split('|')[3]?.split(',') ?? []).flatMap((word) => word.trim() || [])
}

test('Hindi says each name as docs/hindi-words.md does', () => {
  const refused = refusedWords()
  expect(refused.length).toBeGreaterThan(80)
  const whole = new RegExp(`(?<![\\p{L}\\p{M}])(?:${refused.join('|')})(?![\\p{L}\\p{M}])`, 'gu')
  // Names of states are what they are.
  const ours = allHindi.filter(([place]) => !place.startsWith('accounts-lists.states.'))
  const found = ours.map(([place, text]) => ({ place, words: text.normalize().match(whole) ?? [] }))
  expect(found.filter(({ words }) => words.length > 0)).toEqual([])
})

test('Hindi is spelled one way: no dot below क, ख and ग, curly quotation marks, a danda', () => {
  const misspelled = allHindi.filter(([, text]) =>
    /[कखग]\u093c|[\u0958-\u095a]|"|[\u0900-\u097f]\.(?!\w)/.test(text.normalize('NFD')),
  )
  expect(misspelled).toEqual([])
})
