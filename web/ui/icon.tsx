import type { Icon as TablerIcon } from '@tabler/icons-react'

const sizes = { meta: 16, text: 20, bar: 24 } as const

/** An outline icon beside a word; hidden from screen readers, the word says it. */
export function Icon({
  of: Drawing,
  size = 'text',
  className,
}: {
  of: TablerIcon
  size?: keyof typeof sizes
  className?: string | undefined
}) {
  return <Drawing size={sizes[size]} stroke={1.6} aria-hidden="true" {...(className ? { className } : {})} />
}
