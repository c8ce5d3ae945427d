/** Every text of a catalogue by its path. */
export function textsIn(catalogue: unknown, path = ''): [string, string][] {
  if (typeof catalogue === 'string') return [[path, catalogue]]
  return Object.entries(catalogue as object).flatMap(([name, value]) =>
    textsIn(value, path ? `${path}.${name}` : name),
  )
}
