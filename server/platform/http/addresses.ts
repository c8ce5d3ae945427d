import { isIPv6 } from 'node:net'

const bits = 16

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const read = (part: string) =>
    part.split(':').flatMap((group) => {
      if (!group.includes('.')) return group ? [Number.parseInt(group, bits)] : []
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
      return [a * 256 + b, c * 256 + d]
    })
  const [before = '', after] = address.split('::')
  const [first, last] = [read(before), read(after ?? '')]
  return [...first, ...Array(8 - first.length - last.length).fill(0), ...last]
}

const network = (groups: number[]) => `${groups.map((group) => group.toString(bits)).join(':')}::`
const isMapped = (groups: number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

/**
 * One name for each caller, however its address is written. An IPv6 customer has a whole /64 and may use any address of
 * it, so the /64 is the caller. An IPv4 address in IPv6 form is the IPv4 address.
 */
export function callerOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain)
  if (!isMapped(groups)) return network(groups.slice(0, 4))
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** The callers who probably share an owner with this one: 256 IPv4 addresses, or an IPv6 /48. */
export function neighboursOf(caller: string): string {
  return isIPv6(caller) ? network(groupsOf(caller).slice(0, 3)) : caller.split('.').slice(0, 3).join('.')
}
