// Who may import whom. Every rule reads the folder listing, so a new domain is covered on the day it is made.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** Each file of the project, with the files and packages it imports. A package is written `npm:name`. */
export type Imports = ReadonlyMap<string, readonly string[]>

const rooms = ['contract', 'epub', 'server', 'web', 'back-office', 'sandbox', 'demo', 'e2e', 'bench', 'tasks']

/** Folders of a room that are not a domain. Every other folder is one. */
const serverParts = new Set(['platform', 'providers', 'messages', 'migrations', 'testing', 'operation'])
const webParts = new Set(['ui', 'api', 'session', 'frame', 'messages', 'public', 'build', 'built-pages'])

/** `server/payments/orders.ts` is in the room `server` and its folder `payments`; `server/app.ts` is in no folder. */
function placeOf(file: string) {
  const [room = '', folder = '', ...rest] = file.split('/')
  return { room, folder: rest.length > 0 ? folder : '', isIndex: rest.join('/') === 'index.ts' }
}

export const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /^(server\/(testing|operation)|e2e)\//.test(file)
const isStyle = (file: string) => file.endsWith('.css')

/** The domain of a file in `server` or `web`. */
export function domainOf(file: string) {
  const { room, folder } = placeOf(file)
  if (folder === '') return undefined
  if (room === 'server') return serverParts.has(folder) ? undefined : folder
  if (room === 'web') return webParts.has(folder) ? undefined : folder
  return undefined
}

interface Rule {
  name: string
  forbids(from: string, to: string): boolean
}

const inside =
  (...folders: string[]) =>
  (file: string) =>
    folders.some((folder) => file.startsWith(`${folder}/`))
const isProduction = (file: string) =>
  inside('contract', 'epub', 'server', 'web', 'back-office')(file) && !isTest(file)
const isServerDomain = (file: string) => inside('server')(file) && domainOf(file) !== undefined
const isWebDomain = (file: string) => inside('web')(file) && domainOf(file) !== undefined

const rules: Rule[] = [
  {
    name: 'the contract imports only zod and itself',
    forbids: (from, to) =>
      inside('contract')(from) && !isTest(from) && !inside('contract')(to) && to !== 'npm:zod',
  },
  {
    name: 'the opener of books stands alone, for server and web',
    forbids: (from, to) =>
      inside('epub')(from) && !isTest(from) && inside(...rooms)(to) && !inside('epub')(to),
  },
  {
    name: 'the web does not import the server',
    forbids: (from, to) => inside('web')(from) && !isTest(from) && inside('server')(to),
  },
  {
    name: 'the server does not import the web or the back office',
    forbids: (from, to) => inside('server')(from) && !isTest(from) && inside('web', 'back-office')(to),
  },
  {
    name: 'the back office stands on the contract, and on the session, the typed client and the parts of the web',
    forbids: (from, to) =>
      inside('back-office')(from) &&
      inside(...rooms)(to) &&
      !inside('contract', 'back-office', 'web/session', 'web/api', 'web/ui')(to) &&
      // Of its build alone.
      to !== 'web/compress-files.ts' &&
      to !== 'web/hover-styles.ts',
  },
  {
    name: 'no other room imports the back office',
    forbids: (from, to) => !inside('back-office')(from) && !isTest(from) && inside('back-office')(to),
  },
  {
    name: 'production code imports no sandbox, demo content, journey, benchmark, task or test',
    forbids: (from, to) =>
      isProduction(from) && (inside('sandbox', 'demo', 'bench', 'tasks')(to) || isTest(to)),
  },
  {
    name: 'the sandbox stands alone',
    forbids: (from, to) =>
      inside('sandbox')(from) && !isTest(from) && !inside('sandbox')(to) && inside(...rooms)(to),
  },
  {
    name: 'a server domain is imported through its index.ts',
    forbids: (from, to) =>
      isServerDomain(to) &&
      !isTest(from) &&
      !placeOf(to).isIndex &&
      !(inside('server')(from) && domainOf(from) === domainOf(to)),
  },
  {
    name: 'server/platform and server/providers know no domain',
    forbids: (from, to) =>
      inside('server/platform', 'server/providers')(from) && !isTest(from) && isServerDomain(to),
  },
  {
    name: 'web/ui and web/api know no domain, frame or session',
    forbids: (from, to) =>
      inside('web/ui', 'web/api')(from) && (isWebDomain(to) || inside('web/frame', 'web/session')(to)),
  },
  {
    name: 'web/session and web/messages know no domain and no frame',
    forbids: (from, to) =>
      inside('web/session', 'web/messages')(from) && (isWebDomain(to) || inside('web/frame')(to)),
  },
  {
    name: 'a style sheet is used in its own folder; what several folders need is in web/ui',
    forbids: (from, to) =>
      inside('web')(to) &&
      isStyle(to) &&
      !inside('web/ui')(to) &&
      (placeOf(from).room !== 'web' || placeOf(from).folder !== placeOf(to).folder),
  },
]

/** Each import that a rule forbids, as a sentence. */
export function forbiddenImports(imports: Imports) {
  return [...imports].flatMap(([from, targets]) =>
    targets.flatMap((to) =>
      rules.filter((rule) => rule.forbids(from, to)).map(({ name }) => `${from} imports ${to}: ${name}`),
    ),
  )
}

/** Groups of nodes that reach each other, by Tarjan's algorithm. A graph without circles gives none. */
export function circles(edges: Imports): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []

  function visit(node: string) {
    const position = order.size
    order.set(node, position)
    lowest.set(node, position)
    stack.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      const reach = stack.includes(next) ? (lowest.get(next) ?? position) : position
      lowest.set(node, Math.min(lowest.get(node) ?? position, reach))
    }
    if (lowest.get(node) !== position) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1 || edges.get(node)?.includes(node)) found.push(group.sort())
  }

  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return found
}

/** Which server domain needs which, from the imports of its production files. */
export function serverDomains(imports: Imports): Imports {
  const needs = new Map<string, string[]>()
  for (const [from, targets] of imports) {
    if (!isServerDomain(from) || isTest(from)) continue
    const own = domainOf(from) ?? ''
    const others = targets.filter(isServerDomain).map((to) => domainOf(to) ?? '')
    needs.set(own, [...(needs.get(own) ?? []), ...others.filter((other) => other !== own)])
  }
  return needs
}

/** Files of the contract that many domains share. Every other file or folder of it is a domain. */
const contractParts = new Set([
  ...['addresses', 'api', 'attachments', 'business', 'endpoint', 'errors', 'file-limits', 'in-language'],
  ...['link-targets', 'list-limits', 'locales', 'names', 'short-links', 'socket-events'],
  ...['profile-fields', 'rich-text', 'suggestion-shape', 'validation-words', 'vocabulary'],
])

/** Domains without a contract of their own. */
const serverOnly = new Set(['ledger'])
/** Screens that show several domains to one role. */
const overviews = new Set(['dashboard'])
/** Texts that belong to a part of the web or the server and not to a domain. */
const messageParts = new Set(['index', 'ui', 'frame', 'documents', 'mails', 'plain'])

/** `courses-player` belongs to `courses`; the longest name wins, so `healing-sessions` is not `healing`. */
const ownerOf = (name: string, domains: Iterable<string>) =>
  [...domains].find((domain) => name === domain || name.startsWith(`${domain}-`))

/** Names in one room that no other room knows, as sentences. @param files every path of the project */
export function misnamed(files: Iterable<string>) {
  const paths = [...files]
  const names = (pattern: RegExp) =>
    new Set(paths.flatMap((file) => (isTest(file) ? [] : (pattern.exec(file)?.[1] ?? []))))

  const contract = names(/^contract\/([^/.]+)(?:\/.+)?\.ts$/).difference(contractParts)
  const server = names(/^server\/([^/]+)\/.+$/).difference(serverParts)
  const web = names(/^web\/([^/]+)\/.+$/).difference(webParts)
  const messages = names(/^web\/messages\/(?:[a-z]{2}\/)?([^/.]+)\.ts$/).union(
    names(/^server\/messages\/[a-z]{2}\/([^/.]+)\.ts$/),
  )
  const demo = names(/^demo\/load-([^/.]+)\.ts$/)

  const known = contract.union(serverOnly)
  const shown = contract.union(overviews)
  return [
    ...[...contract.difference(server)].map((name) => `contract/${name} has no server/${name}`),
    ...[...server.difference(known)].map((name) => `server/${name} has no contract/${name}`),
    ...[...web.difference(shown)].map((name) => `web/${name} has no contract/${name}`),
    ...[...messages].flatMap((name) =>
      ownerOf(name, shown.union(messageParts)) ? [] : [`messages/${name}.ts is named for no domain`],
    ),
    ...[...demo].flatMap((name) =>
      ownerOf(name, contract) ? [] : [`demo/load-${name}.ts is named for no domain`],
    ),
    // An exception that is no longer needed hides the next mistake.
    ...[...serverOnly].flatMap((name) =>
      server.has(name) && !contract.has(name) ? [] : [`${name} is not server-only`],
    ),
    ...[...overviews].flatMap((name) =>
      web.has(name) && !contract.has(name) ? [] : [`${name} is not an overview`],
    ),
  ]
}

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Server domains without the files that each has, or missing in the list of `modules.ts`. */
export function unfinishedDomains(files: Iterable<string>, list: string) {
  const paths = new Set(files)
  const domains = new Set(
    [...paths].flatMap((file) => (inside('server')(file) ? (domainOf(file) ?? []) : [])),
  )
  return [...domains].flatMap((domain) => [
    ...['index.ts', 'module.ts'].flatMap((name) =>
      paths.has(`server/${domain}/${name}`) ? [] : [`server/${domain} has no ${name}`],
    ),
    ...(list.includes(`${camelCase(domain)}Module(platform`)
      ? []
      : [`server/modules.ts does not make ${domain}`]),
  ])
}

/** What a source file imports or exports from, types and lazy imports included, as it is written there. */
export function importsOf(file: string, source: string) {
  if (isStyle(file))
    return [...source.matchAll(/(?:@import|from)\s+(?:url\()?['"]([^'"]+)['"]/g)].flatMap(
      ([, to]) => to ?? [],
    )
  const { program, module } = parseSync(file, source)
  const found: string[] = []
  for (const { moduleRequest } of module.staticImports) found.push(moduleRequest.value)
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) if (moduleRequest) found.push(moduleRequest.value)
  new Visitor({
    ImportExpression({ source: to }) {
      if (to.type === 'Literal') found.push(String(to.value))
    },
    TSImportType({ source: to }) {
      found.push(to.value)
    },
  }).visit(program)
  return [...new Set(found)]
}

/** The file or package behind an import. */
export function resolve(from: string, specifier: string) {
  const name = specifier.replace(/\?.*$/, '')
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name)
  const [, room, rest = 'index'] = /^@newyou\/([^/]+)(?:\/(.+))?$/.exec(name) ?? []
  if (room) return `${room}/${path.posix.extname(rest) === '' ? `${rest}.ts` : rest}`
  return `npm:${name}`
}

/** Every file of the rooms. */
export function listFiles(root: string) {
  return rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .filter(
        (file) =>
          !/(^|\/)node_modules\//.test(file) && !/^(web|back-office)\/(build|\.react-router)\//.test(file),
      ),
  )
}

/** The imports of every source file and style sheet. */
export function readImports(root: string, files = listFiles(root)): Imports {
  return new Map(
    files
      .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
      .map((file) => {
        const source = readFileSync(path.join(root, file), 'utf8')
        return [file, importsOf(file, source).map((specifier) => resolve(file, specifier))]
      }),
  )
}
