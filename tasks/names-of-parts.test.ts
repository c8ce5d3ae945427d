import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { hi as hindiOfServer } from '../server/messages/hi/index.ts'
import { en as englishOfServer } from '../server/messages/index.ts'
import { messages as englishOfSite } from '../web/messages/en/index.ts'
import { messages as hindiOfSite } from '../web/messages/hi/index.ts'
import { textsIn } from './catalogue-texts.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Names of our components: no user of the product, staff included, has to know them. */
const parts =
  /\b(livekit|cometchat|pg-?boss|valkey|redis|kysely|postgres(ql)?|socket\.io|fastify|react-admin|mantine|tiptap|ffmpeg|coturn|dead-letter)\b/i
/** How work is passed on inside, which only the back office would speak of. */
const plumbing = /\b(webhooks?|outbox|queues?|cron|jobs?)\b/i
/** Where the word is the name of what a practice sets up: addresses of its other systems. */
const aboutWebhooks = /^back-office\/webhooks\/|own-screens|task-names/
const plumbingIn = (file: string, text: string) =>
  plumbing.test(aboutWebhooks.test(file) ? text.replace(/\bwebhooks?\b/gi, '') : text)

/** Attributes and fields whose text stands on a screen. */
const shown =
  /^(label|hint|title|subtitle|placeholder|helperText|emptyText|words|content|one|many|name|error|aria-label|description)$/
/** Texts of the API reference only, for programmers. */
const forPrograms = /^(summary|description)$/

/** The texts of a file that people read: those between tags, those of labels, and strings of several words. */
function textsOf(file: string) {
  const { program } = parseSync(file, readFileSync(path.join(root, file), 'utf8'))
  const found: string[] = []
  const unread = new Set<number>()
  const named = (key: { name?: string; value?: unknown } | undefined) => String(key?.name ?? key?.value ?? '')
  const isSentence = (text: string) => /\S\s+\S/.test(text) && !/^(GET|POST|PUT|PATCH|DELETE) \//.test(text)
  new Visitor({
    Property: ({ key, value }) => {
      const name = named(key as never)
      if (value.type !== 'Literal' || typeof value.value !== 'string') return
      if (forPrograms.test(name)) unread.add(value.start)
      else if (shown.test(name)) found.push(value.value)
    },
    JSXAttribute: ({ name, value }) => {
      if (shown.test(named(name as never)) && value?.type === 'Literal') found.push(String(value.value))
    },
    JSXText: ({ value }) => void found.push(value),
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && !unread.has(start) && isSentence(value)) found.push(value)
    },
    TemplateElement: ({ value }) => void found.push(value.cooked ?? ''),
  }).visit(program)
  return found
}

test('no text of the back office names our parts, or how work is passed on inside', () => {
  const files = ['back-office', 'contract/administration/back-office', 'contract/administration/reports']
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    // Other names by which colleagues may search are not shown.
    .filter((file) => !/node_modules|build|\.test\.|also-called/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => isSaid(text) && (parts.test(text) || plumbingIn(file, text)))
      .map((text) => `${file}: ${text.trim()}`),
  )
  expect(found).toEqual([])
})

/** A template such as an address or a style is not said to anyone. */
const isSaid = (text: string) => !/^[\w./:?=&{}-]*$/.test(text.trim()) || /^[A-Z][a-z]+$/.test(text.trim())

test.each([
  ['the site in English', englishOfSite],
  ['the site in Hindi', hindiOfSite],
  ['messages in English', englishOfServer],
  ['messages in Hindi', hindiOfServer],
])('no text of a catalogue names our parts: %s', (_, catalogue) => {
  expect(textsIn(catalogue).filter(([, text]) => parts.test(text))).toEqual([])
})
