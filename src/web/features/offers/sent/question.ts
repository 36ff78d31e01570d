/** The dialog that is open. */
export type Question =
  | { readonly kind: 'new-version' | 'send-again' | 'answer' | 'withdraw' | 'refuse-acceptance' | 'refuse-approval' | 'new-links' }
  | { readonly kind: 'payment'; readonly part: number }
  | { readonly kind: 'remove-payment'; readonly paymentId: string }
  | { readonly kind: 'items'; readonly ids: readonly string[] }
