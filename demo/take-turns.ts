/** Lists take turns, so that neighbours are not all about one subject. */
export function takeTurns<T>(...lists: T[][]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat()
}
