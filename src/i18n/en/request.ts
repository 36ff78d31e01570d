/** The shop's pages about requests for a quotation; the bag's drawer has its own set. */
export const request = {
  add: 'Request quotation',
  remove: 'Remove from bag',
  bag: 'Bag',
  holds_one: '{{count}} product in the bag',
  holds_other: '{{count}} products in the bag',
} as const
