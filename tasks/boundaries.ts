// Import rules. Each of them reads the folder listing, so a new domain is covered at once.
import { type Imports, isStyle, isTest, rooms } from './read-imports.ts'
import { domainOf, placeOf, wings } from './wings.ts'

/** Folders beside the wings. */
const serverParts = ['platform', 'integrations', 'messages', 'database', 'testing', 'operation', 'ops']
const webParts = [
  ...['ui', 'api', 'session', 'page', 'shell', 'screens', 'messages', 'public', 'build', 'built-pages'],
]

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

/** The folder that a style sheet serves: that of its domain, of a screen's subject, or a part of the web. */
const folderOf = (file: string) => {
  const [room, folder = '', subject] = file.split('/')
  return [room, folder, ...(wings.some((wing) => wing === folder) ? [subject] : [])].join('/')
}

const rules: Rule[] = [
  {
    name: 'the contract imports only zod and itself',
    forbids: (from, to) =>
      inside('contract')(from) && !isTest(from) && !inside('contract')(to) && to !== 'npm:zod',
  },
  {
    name: 'the client of programs stands on the contract alone, and nothing but a test on it',
    forbids: (from, to) =>
      (inside('client')(from) && !isTest(from) && !inside('client', 'contract')(to)) ||
      (inside('client')(to) && !inside('client')(from) && !isTest(from)),
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
      isProduction(from) && (inside('sandbox', 'demo', 'bench', 'probe', 'tasks')(to) || isTest(to)),
  },
  {
    name: 'the sandbox stands alone',
    forbids: (from, to) =>
      inside('sandbox')(from) && !isTest(from) && !inside('sandbox')(to) && inside(...rooms)(to),
  },
  {
    name: 'the prober stands alone, on Node and nothing else',
    forbids: (from, to) =>
      inside('probe')(from) && !isTest(from) && !inside('probe')(to) && !to.startsWith('npm:node:'),
  },
  {
    name: 'a server domain is imported through its index.ts',
    forbids: (from, to) =>
      isServerDomain(to) &&
      !isTest(from) &&
      !/^server\/[^/]+\/[^/]+\/index\.ts$/.test(to) &&
      !(inside('server')(from) && domainOf(from) === domainOf(to)),
  },
  {
    name: 'server/platform and server/integrations know no domain',
    forbids: (from, to) =>
      inside('server/platform', 'server/integrations')(from) && !isTest(from) && isServerDomain(to),
  },
  {
    name: 'web/ui and web/api know no domain, session or page',
    forbids: (from, to) =>
      inside('web/ui', 'web/api')(from) && (isWebDomain(to) || inside('web/session', 'web/page')(to)),
  },
  {
    name: 'web/session and web/messages know no domain and no page',
    forbids: (from, to) =>
      inside('web/session', 'web/messages')(from) && (isWebDomain(to) || inside('web/page')(to)),
  },
  {
    name: 'web/page, what pages of all domains stand on, knows no domain',
    forbids: (from, to) => inside('web/page')(from) && isWebDomain(to),
  },
  {
    name: 'the shell stands around all pages: only the routes, the root and the entries import it',
    forbids: (from, to) =>
      inside('web/shell')(to) &&
      !inside('web/shell')(from) &&
      !/^web\/(routes\.ts|root\.tsx|entry\.(client|server)\.tsx)$/.test(from),
  },
  {
    name: 'a screen puts domains together: only the routes, the shell and other screens import it',
    forbids: (from, to) =>
      inside('web/screens')(to) && !inside('web/screens', 'web/shell')(from) && from !== 'web/routes.ts',
  },
  {
    name: 'a style sheet is used in its own folder; what several folders need is in web/ui',
    forbids: (from, to) =>
      inside('web')(to) && isStyle(to) && !inside('web/ui')(to) && folderOf(from) !== folderOf(to),
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

/** Which domain of a room needs which, from the imports of its production files. */
export function domainsOf(room: 'server' | 'web', imports: Imports): Imports {
  const needs = new Map<string, string[]>()
  for (const [from, targets] of imports) {
    const own = domainOf(from)
    if (own === undefined || !inside(room)(from) || isTest(from)) continue
    const others = targets.flatMap((to) => (inside(room)(to) ? (domainOf(to) ?? []) : []))
    needs.set(own, [...(needs.get(own) ?? []), ...others.filter((other) => other !== own)])
  }
  return needs
}

/** Domains without a contract of their own. */
const serverOnly = new Set(['ledger'])
/** Texts that belong to a part of the web or the server and not to a domain. */
const messageParts = new Set(['index', 'ui', 'frame', 'documents', 'mails', 'plain'])

/** `courses-player` belongs to `courses`; the longest name wins, so `healing-sessions` is not `healing`. */
const ownerOf = (name: string, domains: Iterable<string>) =>
  [...domains].find((domain) => name === domain || name.startsWith(`${domain}-`))

/** The wings in which the rooms have each domain. */
function homes(paths: readonly string[]) {
  const found = new Map<string, Set<string>>()
  for (const place of paths.flatMap((file) => placeOf(file) ?? []))
    found.set(place.domain, (found.get(place.domain) ?? new Set()).add(place.wing))
  return found
}

/** Names in one room that no other room knows, as sentences. @param files every path of the project */
export function misnamed(files: Iterable<string>) {
  const paths = [...files]
  const names = (pattern: RegExp) =>
    new Set(paths.flatMap((file) => (isTest(file) ? [] : (pattern.exec(file)?.[1] ?? []))))

  const domainsIn = (room: string) =>
    new Set(paths.flatMap((file) => (inside(room)(file) && !isTest(file) ? (domainOf(file) ?? []) : [])))
  const contract = domainsIn('contract')
  const server = domainsIn('server')
  const web = domainsIn('web')
  const screens = names(/^web\/screens\/([^/]+)\/.+$/)
  const messages = names(/^web\/messages\/(?:[a-z]{2}\/)?([^/.]+)\.ts$/).union(
    names(/^server\/messages\/[a-z]{2}\/([^/.]+)\.ts$/),
  )
  const demo = names(/^demo\/load-([^/.]+)\.ts$/)

  const known = contract.union(serverOnly)
  const stray = (room: string, parts: readonly string[]) =>
    [...names(new RegExp(`^${room}/([^/.]+)/.+$`)).difference(new Set([...parts, ...wings]))].map(
      (name) => `${room}/${name} stands in no wing`,
    )
  return [
    ...stray('contract', []),
    ...stray('server', serverParts),
    ...stray('web', webParts),
    ...[...homes(paths)].flatMap(([domain, places]) =>
      places.size > 1 ? [`${domain} stands in ${[...places].join(' and ')}`] : [],
    ),
    ...[...contract.difference(server)].map((name) => `contract/${name} has no server/${name}`),
    ...[...server.difference(known)].map((name) => `server/${name} has no contract/${name}`),
    ...[...web.difference(contract)].map((name) => `web/${name} has no contract/${name}`),
    ...[...messages].flatMap((name) =>
      ownerOf(name, contract.union(screens).union(messageParts))
        ? []
        : [`messages/${name}.ts is named for no domain`],
    ),
    ...[...demo].flatMap((name) =>
      ownerOf(name, contract) ? [] : [`demo/load-${name}.ts is named for no domain`],
    ),
    // An exception that is no longer needed hides the next mistake.
    ...[...serverOnly].flatMap((name) =>
      server.has(name) && !contract.has(name) ? [] : [`${name} is not server-only`],
    ),
  ]
}

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Server domains without the files that each has, or missing in the list of `modules.ts`. */
export function unfinishedDomains(files: Iterable<string>, list: string) {
  const paths = new Set(files)
  const folders = new Map(
    [...paths].flatMap((file) => {
      const place = inside('server')(file) ? placeOf(file) : undefined
      return place ? [[place.domain, `server/${place.wing}/${place.domain}`] as const] : []
    }),
  )
  return [...folders].flatMap(([domain, folder]) => [
    ...['index.ts', 'module.ts'].flatMap((name) =>
      paths.has(`${folder}/${name}`) ? [] : [`${folder} has no ${name}`],
    ),
    ...(list.includes(`${camelCase(domain)}Module(platform`)
      ? []
      : [`server/modules.ts does not make ${domain}`]),
  ])
}
