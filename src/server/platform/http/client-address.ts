import { isIPv6 } from 'node:net'

/** No address is written longer than this. */
const ADDRESS_MAX = 64
const GROUPS = 8
const NETWORK_GROUPS = 4

/** Only the direct proxy is trusted: anybody may have written what stands further left in X-Forwarded-For. */
export function isOurProxy(_address: string, hop: number): boolean {
  return hop === 0
}

/** The key that limits count by. For IPv6 it is the network, since each machine has as many addresses as it likes. */
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
