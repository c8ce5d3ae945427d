import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { useTestApp } from '../../testing/test-app.ts'

interface Rule {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
interface Panel {
  id: number
  title: string
  targets: { expr: string; legendFormat: string }[]
}

const root = path.join(import.meta.dirname, '../../..')
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
const rules = (
  parse(textOf('deploy/monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules)
const { panels } = JSON.parse(textOf('deploy/monitoring/dashboard.json')) as { panels: Panel[] }
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
]

/** What Prometheus itself adds. */
const added = new Map([['up', new Set<string>()]])
const addedLabels = ['job', 'instance']
/** Names in an answer of /metrics, with their labels. */
const figures = new Map<string, Set<string>>(added)
// Away, so that the primary answers: the figures are there.
const app = useTestApp({ config: () => ({ DATABASE_READ_URL: 'postgres://nobody@127.0.0.1:1/none' }) })

beforeAll(async () => {
  await app().call('GET /api/website/settings', {})
  app().app.platform.metrics.hungUp('/api/website/settings')
  const answer = (await app().app.http.inject('/metrics')).payload
  for (const [, name = '', labels = ''] of answer.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? /gm)) {
    const known = figures.get(name) ?? new Set()
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label)
    figures.set(name, known)
  }
})

/** As Grafana fills in its variables. */
const filledIn = (expression: string) => expression.replaceAll('$__rate_interval', '1m')

/** The figures of an expression, each with its labels, and the labels that it is grouped by. */
function readExpression(expression: string) {
  const text = filledIn(expression)
  const uses: { name: string; labels: string[] }[] = []
  const grouped: string[] = []
  const faults: number[] = []
  parser.parse(text).iterate({
    enter(node) {
      const said = text.slice(node.from, node.to)
      if (node.type.isError) faults.push(node.from)
      if (node.name === 'Identifier' && node.matchContext(['VectorSelector']))
        uses.push({ name: said, labels: [] })
      if (node.name !== 'LabelName') return
      if (node.matchContext(['GroupingLabels'])) grouped.push(said)
      else uses.at(-1)?.labels.push(said)
    },
  })
  return { uses, grouped, faults }
}

test.each(expressions)('%s asks for what is there: %s', (_name, expression) => {
  const { uses, grouped, faults } = readExpression(expression)
  expect(faults).toEqual([])
  expect(uses.length).toBeGreaterThan(0)
  const labelsOf = (name: string) => [...(figures.get(name) ?? []), ...addedLabels]
  for (const { name, labels } of uses) {
    expect([...figures.keys()]).toContain(name)
    for (const label of labels) expect(labelsOf(name)).toContain(label)
  }
  for (const label of grouped) expect(uses.flatMap(({ name }) => labelsOf(name))).toContain(label)
})

test('a wrong figure, a wrong label and half an expression would be noticed', () => {
  expect(readExpression('sum by (le) (rate(no_such_figure{stauts="5xx"}[5m]))')).toEqual({
    uses: [{ name: 'no_such_figure', labels: ['stauts'] }],
    grouped: ['le'],
    faults: [],
  })
  expect(readExpression('sum(rate(up[5m]) >').faults).not.toEqual([])
  expect(figures.get('http_request_duration_seconds_bucket')).toEqual(
    new Set(['le', 'method', 'route', 'status']),
  )
})

/** As GitHub makes anchors of headings. */
const anchors = new Set(
  [...textOf('docs/runbooks.md').matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      `docs/runbooks.md#${heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-')}`,
  ),
)

test.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s says how bad it is, what it is, and what to do',
  (_name, { labels, annotations }) => {
    expect(['critical', 'warning']).toContain(labels.severity)
    expect(annotations.summary).toMatch(/\w/)
    expect([...anchors]).toContain(annotations.runbook)
  },
)

test('alerts and panels have names of their own', () => {
  for (const names of [
    rules.map(({ alert }) => alert),
    panels.map(({ id }) => String(id)),
    panels.map(({ title }) => title),
  ])
    expect(new Set(names).size).toBe(names.length)
})
