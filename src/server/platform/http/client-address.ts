import { isIPv6 } from 'node:net'

/** Longer than any address is written. */
const ADDRESS_MAX = 64
const GROUPS = 8
const NETWORK_GROUPS = 4

/** Only the proxy that speaks to us is believed: what stands further left in X-Forwarded-For anybody may have written. */
export function isOurProxy(_address: string, hop: number): boolean {
  return hop === 0
}

/** What counts as one caller. Of IPv6 that is the network: each of its machines has as many addresses as it likes. */
export function callerOf(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(ip) ? networkOf(ip) : ip.slice(0, ADDRESS_MAX)
}

function networkOf(ip: string): string {
  const [before = '', after = ''] = ip
    .replace(/%.*$/, '')
    .replace(/(\d+\.){3}\d+$/, '0:0')
    .split('::')
  const [head, tail] = [groupsOf(before), groupsOf(after)]
  const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => '0')
  const network = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':')
}
