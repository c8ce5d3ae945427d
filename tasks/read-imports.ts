// Reads the imports of every project file.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** Each file of the project, with the files and packages it imports. A package is written `npm:name`. */
export type Imports = ReadonlyMap<string, readonly string[]>

export const rooms = [
  'contract',
  'client',
  'epub',
  'server',
  'web',
  'back-office',
  'sandbox',
  'demo',
  'e2e',
  'bench',
  'probe',
  'tasks',
]

export const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /^(server\/(testing|operation)|e2e)\//.test(file)
export const isStyle = (file: string) => file.endsWith('.css')

/** Modules that a source file imports or exports from, types and lazy imports included, as written. */
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
