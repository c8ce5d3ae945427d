import { LRUCache } from 'lru-cache'

/**
 * Remembers when each tag was last heard to have changed. Time is counted in messages of this node, so a rendering can
 * ask whether something that it shows changed since it began, whatever else changed meanwhile.
 */
export function createTagHistory({ tagsMax = 20_000 }: { tagsMax?: number } = {}) {
  let count = 0
  /** A tag that is not remembered may have changed at any count up to this one. */
  let forgotten = 0
  const last = new LRUCache<string, number>({
    max: tagsMax,
    // The tag heard longest ago goes first: it is set when it is heard and only peeked at otherwise.
    dispose(heardAt, _tag, reason) {
      if (reason === 'evict') forgotten = Math.max(forgotten, heardAt)
    },
  })

  return {
    /** The count of messages heard, to be given to `hasChanged` later. */
    now: () => count,
    heard(tags: readonly string[]) {
      count++
      for (const tag of tags) last.set(tag, count)
    },
    /** Messages may have been missed: each tag may have changed. */
    missed() {
      forgotten = ++count
      last.clear()
    },
    hasChanged: (tags: readonly string[], since: number) =>
      tags.some((tag) => (last.peek(tag) ?? forgotten) > since),
  }
}
