import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

const unspecified = new BlockList()
unspecified.addSubnet('0.0.0.0', 8)
unspecified.addAddress('::', 'ipv6')

const plain = (hostname: string) => hostname.replace(/^\[|\]$/g, '').toLowerCase()
const isIn = (list: BlockList, host: string) => {
  const version = isIP(host)
  return version !== 0 && list.check(host, version === 6 ? 'ipv6' : 'ipv4')
}

/** Whether only this machine reaches what listens at a host, or is addressed by it. All that is not known to be so is not. */
export function isThisMachineAlone(hostname: string): boolean {
  const host = plain(hostname)
  return host === 'localhost' || host.endsWith('.localhost') || isIn(loopback, host)
}

/** Whether an address of a service is this machine, by any of its names: also those at which one would listen here. */
export const isThisMachine = (hostname: string): boolean =>
  isThisMachineAlone(hostname) || isIn(unspecified, plain(hostname))
