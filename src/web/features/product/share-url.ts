import type { IconName } from '../../ui/icon/icon.tsx'

export type ShareNetwork = 'facebook' | 'twitter' | 'whatsapp'

export const NETWORKS = [
  { network: 'facebook', icon: 'facebook' },
  { network: 'twitter', icon: 'x' },
  { network: 'whatsapp', icon: 'whatsapp' },
] as const satisfies readonly { readonly network: ShareNetwork; readonly icon: IconName }[]

/** Builds a network's share address: text and link in fields of their own, or both in one message. */
export function shareUrl(network: ShareNetwork, text: string, link: string): string {
  switch (network) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link, quote: text })}`
    case 'twitter':
      return `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url: link })}`
    case 'whatsapp':
      return `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`
  }
}
