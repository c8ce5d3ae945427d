import { BlockList, isIP } from 'node:net'

/**
 * IPv4 networks that are not the public internet (IANA's special-purpose registry), and the address of the metadata
 * service of Azure, which lies in a public one.
 */
const notPublic4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['168.63.129.16', 32],
]

/** All public IPv6 addresses lie in this network: mapped, translated, local and multicast ones do not. */
const public6 = ['2000::', 3] as const

/** Networks in it that are not public, or stand for an IPv4 address (Teredo, 6to4). */
const notPublic6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const refused4 = new BlockList()
for (const [network, prefix] of notPublic4) refused4.addSubnet(network, prefix)
const global6 = new BlockList()
global6.addSubnet(...public6, 'ipv6')
const refused6 = new BlockList()
for (const [network, prefix] of notPublic6) refused6.addSubnet(network, prefix, 'ipv6')

/** Whether an IP address is one of the public internet; false for what is no IP address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !refused4.check(address)
  // A zone names an interface of this machine.
  if (version !== 6 || address.includes('%')) return false
  return global6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
}
