import { parseSync } from 'oxc-parser'

/** One small fault: the text between two offsets of a file, and what stands there instead. */
export interface Mutant {
  file: string
  line: number
  start: number
  end: number
  before: string
  after: string
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const exchanged: Record<string, string> = {
  ...{ '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===', '=': '!=', '!=': '=' },
  ...{ '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '+=': '-=', '-=': '+=' },
  ...{ '&&': '||', '||': '&&', '??': '&&', is: 'is not', 'is not': 'is' },
}
/** Parts of a query without which it still runs: what it is narrowed to and the lock that it takes. */
const querySteps = new Set(['where', 'forUpdate', 'having'])
/** Logs and metrics are not promised behaviour. */
const watching = new Set(['logger', 'metrics'])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isText = (value: unknown) =>
  isNode(value) &&
  (value.type === 'TemplateLiteral' || (value.type === 'Literal' && typeof value.value === 'string'))

function rootOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node.name as string // an identifier has a name
  return rootOf(node.object ?? node.callee ?? node.expression ?? node.argument)
}

/** The offsets and the replacement of each fault that this one node can have. */
function faultsOf(node: Node, source: string): [start: number, end: number, after: string][] {
  const { type, start, end, test, argument, operator, left, right } = node
  const text = (of: Node) => source.slice(of.start, of.end)
  if ((type === 'IfStatement' || type === 'ConditionalExpression') && isNode(test))
    return [[test.start, test.end, `!(${text(test)})`]]
  if (isNode(left) && isNode(right) && typeof operator === 'string') {
    const other = exchanged[operator]
    if (!other || (type === 'AssignmentExpression' && operator === '=')) return []
    if (operator.startsWith('+') && (isText(left) || isText(right))) return []
    const at = source.indexOf(operator, left.end)
    return [[at, at + operator.length, other]]
  }
  if (type === 'UnaryExpression' && operator === '!' && isNode(argument))
    return [[start, end, text(argument)]]
  if (type === 'ReturnStatement' && isNode(argument)) return [[argument.start, argument.end, 'undefined']]
  if (type === 'ExpressionStatement' && isNode(node.expression)) {
    const { type: what, argument: awaited } = node.expression
    const isCall = what === 'CallExpression' || (isNode(awaited) && awaited.type === 'CallExpression')
    return isCall ? [[start, end, ';']] : []
  }
  if (type === 'CallExpression' && isNode(node.callee) && isNode(node.callee.object)) {
    const { property, object } = node.callee
    return isNode(property) && querySteps.has(String(property.name)) ? [[object.end, end, '']] : []
  }
  if (type !== 'Literal') return []
  const { value } = node
  if (typeof value === 'boolean') return [[start, end, String(!value)]]
  if (typeof value === 'number') return [[start, end, String(value + 1)]]
  const other = typeof value === 'string' ? exchanged[value] : undefined
  return other ? [[start, end, `'${other}'`]] : []
}

/** Every fault that can be put into a file of ours. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = []
  function visit(value: unknown) {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value) || value.type === 'ImportDeclaration') return
    if (value.type.startsWith('TS')) return visit(value.expression)
    if (value.type === 'CallExpression' && watching.has(rootOf(value.callee) ?? '')) return
    for (const [start, end, after] of faultsOf(value, source)) {
      const before = source.slice(start, end)
      if (before === after) continue
      const line = source.slice(0, start).split('\n').length
      mutants.push({ file, line, start, end, before, after })
    }
    Object.values(value).forEach(visit)
  }
  const { program, errors } = parseSync(file, source)
  if (errors.length) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  visit(program)
  return mutants
}

/** A reproducible random sample without repetition: mulberry32 from the seed. */
export function sample<T>(all: T[], count: number, seed: number): T[] {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return all
    .map((one) => ({ one, rank: next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ one }) => one)
}
